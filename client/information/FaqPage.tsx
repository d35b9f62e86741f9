import { faqDocument } from './documents/faq.fr.ts';
import { InformationArticle } from './article/InformationArticle.tsx';
import { shopRules } from './rules.ts';

const document = faqDocument(shopRules);

export function FaqPage() {
  return <InformationArticle document={document} />;
}
