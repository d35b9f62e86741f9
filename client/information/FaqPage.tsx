import { faqDocument } from './documents/faq.fr.ts';
import { OwnArticle } from './OwnArticle.tsx';

export function FaqPage() {
  return <OwnArticle textKey="FAQ" write={faqDocument} />;
}
