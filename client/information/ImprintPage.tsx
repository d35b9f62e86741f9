import { useShop } from '../page/shop.ts';
import { InformationArticle } from './article/InformationArticle.tsx';
import { imprintDocument } from './documents/imprint.fr.ts';

export function ImprintPage() {
  const shop = useShop();
  return <InformationArticle document={imprintDocument(shop)} />;
}
