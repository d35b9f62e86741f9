import { frUi } from '../../text/fr.ui.ts';
import { Icon } from '../Icon.tsx';
import { formatMark } from './number.ts';
import './Rating.css';

type Props = {
  /** 0 to 5. */
  value: number;
  /** Follows the rating, such as the number of reviews. */
  note?: string;
};

export function Rating({ value, note }: Props) {
  const mark = formatMark(value);
  return (
    <span className="rating">
      <Icon name="star" size={16} isFilled />
      <span className="visually-hidden">{frUi.ui.rating(mark)}</span>
      <span className="rating__value" aria-hidden="true">
        {mark}
      </span>
      {note ? <span className="rating__note">{note}</span> : null}
    </span>
  );
}
