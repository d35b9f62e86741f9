import { dayInRabat, useToday } from '../apollo/today.ts';
import { fr } from '../text/fr.ts';
import { formatSpan } from '../ui/format/date.ts';
import { deliveryDates } from './deliveryDates.ts';

type Props = {
  /** When the order was placed; without it, as if it were today. */
  placedAt?: string;
  className?: string;
};

/** When an order arrives; nothing once that is over. */
export function DeliveryDates({ placedAt, className }: Props) {
  const today = useToday();
  const { first, last } = deliveryDates(
    placedAt === undefined ? today : dayInRabat(new Date(placedAt)),
  );
  if (last < today) return null;
  const { from, to } = formatSpan(first, last);
  return <p className={className}>{fr.product.delivery.between(from, to)}</p>;
}
