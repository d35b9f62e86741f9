import { useToday } from '../page/today.ts';
import { productTexts } from './product/product.fr.ts';
import { formatSpan } from '../ui/format/date.ts';
import { deliveryDates } from './deliveryDates.ts';

type Props = {
  /** Time of the order, with Rabat's offset; without it, as if it were today. */
  placedAt?: string;
  className?: string;
};

/** Says when an order arrives; nothing once that is over. */
export function DeliveryDates({ placedAt, className }: Props) {
  const today = useToday();
  const { first, last } = deliveryDates(placedAt?.slice(0, 10) ?? today);
  if (last < today) return null;
  const { from, to } = formatSpan(first, last);
  return <p className={className}>{productTexts.delivery.between(from, to)}</p>;
}
