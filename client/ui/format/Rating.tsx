import { decimalPoint, thousands } from '../../text/language.fr.ts';
import { uiTexts } from '../../text/ui.fr.ts';
import { Icon } from '../Icon.tsx';
import './Rating.css';

type Props = {
  /** 0 to 5; nothing is shown of a product without any, which has 0. */
  value: number;
  /** Follows the rating, such as the number of reviews. */
  note?: string;
};

export function Rating({ value, note }: Props) {
  if (value === 0) return null;
  const mark = formatMark(value);
  return (
    <span className="rating">
      <Icon name="star" size={16} isFilled />
      <span className="visually-hidden">{uiTexts.ui.rating(mark)}</span>
      <span className="rating__value" aria-hidden="true">
        {mark}
      </span>
      {note ? <span className="rating__note">{note}</span> : null}
    </span>
  );
}

/** `4,5`: always one decimal, so that columns line up. */
export function formatMark(value: number) {
  return value.toFixed(1).replace('.', decimalPoint);
}

/** Short from a thousand on: `860`, `2,3 k`. */
export function formatCount(count: number) {
  if (count < 1000) return String(count);
  const number = (Math.floor(count / 100) / 10)
    .toFixed(1)
    .replace('.0', '')
    .replace('.', decimalPoint);
  return thousands(number);
}
