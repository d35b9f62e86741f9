import { deliveryDocument } from './documents/delivery.fr.ts';
import { InformationArticle } from './article/InformationArticle.tsx';
import { shopRules } from './rules.ts';

const document = deliveryDocument(shopRules);

export function DeliveryPage() {
  return <InformationArticle document={document} />;
}
