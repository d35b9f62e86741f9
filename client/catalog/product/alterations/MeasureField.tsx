import { useEffect, useRef, useState } from 'react';

import { alterationTexts } from '../../../text/alterations.fr.ts';
import { uiTexts } from '../../../text/ui.fr.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { boundsOf, readMeasure, type Measure } from '../../../ui/format/offeredAlteration.ts';

type Props = {
  measure: Measure;
  /** The field begins with it. */
  value: number | null;
  /** How often the shopper wanted to go on without a value. */
  refusals: number;
  onRead: (value: number | null) => void;
};

export function MeasureField({ measure, value, refusals, onRead }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value === null ? '' : alterationTexts.number(value));
  // Refusals before it was shown do not count.
  const [judgedFrom, setJudgedFrom] = useState(refusals + 1);
  const bounds = boundsOf(measure);
  const isWrong = refusals >= judgedFrom && readMeasure(text, measure) === null;
  const isBlank = text.trim() === '';

  useEffect(() => {
    const { current } = input;
    if (!current || refusals === 0) return;
    const first = current.closest('fieldset')?.querySelector('[aria-invalid="true"]');
    if (first === current) current.focus();
  }, [refusals]);

  return (
    <Field
      ref={input}
      label={measure.name}
      hint={bounds}
      error={isWrong ? (isBlank ? uiTexts.ui.blankField : bounds) : null}
      example={isBlank ? bounds : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onBlur={() => setJudgedFrom(isBlank ? judgedFrom : 0)}
      onChange={({ target }) => {
        setText(target.value);
        setJudgedFrom(refusals + 1);
        onRead(readMeasure(target.value, measure));
      }}
    />
  );
}
