import { formatDay } from '../../ui/format/date.ts';
import { cx } from '../../ui/cx.ts';
import type { ProductWithVariants } from '../card/useFirstVariant.ts';
import { arrivesBefore, type ReadDay } from '../deliveryDates.ts';
import { sizesInStock } from '../variants.ts';
import { occasionTexts } from './occasion.fr.ts';
import './OccasionNote.css';

const { date: texts } = occasionTexts;

type Props = { product: ProductWithVariants; day: ReadDay; today: string };

/** On the card of a product for an occasion: its sizes in stock, and whether it arrives in time. */
export function OccasionNote({ product, day, today }: Props) {
  const sizes = sizesInStock(product.listedVariants);
  const date = day?.date;
  const isInTime = date !== undefined && arrivesBefore(date, today);
  return (
    <>
      {sizes.length === 0 ? null : <p className="occasion-note">{occasionTexts.sizes(sizes)}</p>}
      {date === undefined ? null : (
        <p
          className={cx(
            'occasion-note',
            isInTime ? 'occasion-note--in-time' : 'occasion-note--late',
          )}
        >
          {(isInTime ? texts.inTime : texts.tooLate)(formatDay(date, today))}
        </p>
      )}
    </>
  );
}
