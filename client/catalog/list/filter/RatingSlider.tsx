import { useId } from 'react';

import { catalogTexts } from '../../catalog.fr.ts';
import { formatMark } from '../../../ui/format/Rating.tsx';
import { filterNames } from './filters.ts';
import './RatingSlider.css';
import { useDraft } from './useDraft.ts';

type Props = { value: number; onChange: (value: number) => void };

/** The highest mark that is shown; 5 shows all. */
export function RatingSlider({ value, onChange }: Props) {
  const id = useId();
  const draft = useDraft(value, onChange);
  const mark = formatMark(draft.value);
  return (
    <div className="mark-slider">
      <label htmlFor={id} className="mark-slider__label">
        {catalogTexts.maxRating}
      </label>
      <span className="mark-slider__value" aria-hidden="true">
        {mark}
      </span>
      <input
        id={id}
        type="range"
        name={filterNames.mark}
        min={0}
        max={5}
        step={0.1}
        value={draft.value}
        aria-valuetext={catalogTexts.ofFive(mark)}
        className="mark-slider__input"
        onChange={(event) => draft.change(Number(event.target.value))}
      />
    </div>
  );
}
