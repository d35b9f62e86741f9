import { termsDocument } from './documents/terms.fr.ts';
import { InformationArticle } from './article/InformationArticle.tsx';
import { shopRules } from './rules.ts';

const document = termsDocument(shopRules);

export function TermsPage() {
  return <InformationArticle document={document} />;
}
