import { deliveryDocument } from './documents/delivery.fr.ts';
import { OwnArticle } from './OwnArticle.tsx';

export function DeliveryPage() {
  return <OwnArticle textKey="DELIVERY" write={deliveryDocument} />;
}
