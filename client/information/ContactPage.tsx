import { contactDocument } from './documents/contact.fr.ts';
import { InformationArticle } from './article/InformationArticle.tsx';

export function ContactPage() {
  return <InformationArticle document={contactDocument} />;
}
