import { useShop } from '../page/shop.ts';
import { InformationArticle } from './article/InformationArticle.tsx';
import { contactDocument } from './documents/contact.fr.ts';

export function ContactPage() {
  const shop = useShop();
  return <InformationArticle document={contactDocument(shop)} />;
}
