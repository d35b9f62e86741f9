import { useCountryPromise, useToday } from '../page/today.ts';
import { productTexts } from './product/product.fr.ts';
import { formatSpan } from '../ui/format/date.ts';
import type { PromisedDays } from '#shared/promised-days.ts';

type Props = {
  /** Stands for an order; without it, what an order of now is promised in the country. */
  promised?: PromisedDays | null | undefined;
  className?: string;
};

/** Says when an order arrives; nothing once that is over. */
export function DeliveryDates({ promised, className }: Props) {
  const today = useToday();
  const ofCountry = useCountryPromise();
  const days = promised ?? ofCountry;
  if (!days || days.latest < today) return null;
  const { earliest, latest } = days;
  const { from, to } = formatSpan(earliest, latest);
  const { between, on } = productTexts.delivery;
  return <p className={className}>{earliest === latest ? on(to) : between(from, to)}</p>;
}
