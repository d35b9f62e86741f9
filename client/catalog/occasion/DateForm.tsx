import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { occasionSlugs, type PageOccasion } from '#shared/catalog/occasions.ts';
import type { PromisedDays } from '#shared/promised-days.ts';
import { paths } from '#shared/paths.ts';
import { useCountryPromise } from '../../page/today.ts';
import { prefix } from '../../page/prefix.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { formatDay } from '../../ui/format/date.ts';
import { arrivesBefore, type ReadDay } from '../deliveryDates.ts';
import './DateForm.css';
import { occasionTexts } from './occasion.fr.ts';
import { occasionParameters, occasionPath } from './occasionPageQuery.ts';

const { date: texts } = occasionTexts;

type Props = {
  occasion: PageOccasion;
  /** The date as the address has it. */
  text: string | null;
  day: ReadDay;
  today: string;
};

/** The shopper's date, in the address; without scripts a form. */
export function DateForm({ occasion, text, day, today }: Props) {
  const navigate = useNavigate();
  const promised = useCountryPromise();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const date = String(new FormData(event.currentTarget).get(occasionParameters.date) ?? '');
    void navigate(occasionPath(occasion, { date: date || null }), { replace: true });
  };
  return (
    <form
      className="date-form"
      action={prefix + paths.occasion(occasionSlugs[occasion])}
      noValidate
      onSubmit={onSubmit}
    >
      <Field
        // Another address is another date.
        key={text}
        label={texts.label}
        type="date"
        name={occasionParameters.date}
        min={today}
        // A date field shows nothing else.
        defaultValue={day?.problem === 'UNREADABLE' ? '' : (text ?? '')}
        hint={day?.date === undefined ? texts.hint : undefined}
        error={day?.problem && texts.problems[day.problem]}
        className="date-form__field"
      />
      <Button type="submit" variant="secondary" className="date-form__button">
        {texts.check}
      </Button>
      <output className="date-form__outcome">
        {day?.date && outcomeOf(day.date, today, promised)}
      </output>
    </form>
  );
}

function outcomeOf(date: string, today: string, promised: PromisedDays | null) {
  const say = arrivesBefore(date, promised) ? texts.allInTime : texts.allTooLate;
  return say(formatDay(date, today));
}
