import { useEffect, useEffectEvent, useState } from 'react';

import { frCalls as texts } from '../../../text/admin/orders/calls.fr.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import type { ContactOutcome } from '../../../generated/admin/graphql.ts';
import { clockOfNow, instantOf } from '../../form/moroccoTime.ts';
import './CallQueue.css';
import { outcomes } from './outcomes.ts';

const skipKey = 0;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const inTwoHours = () => new Date(Date.now() + 2 * hourMs).toISOString();
const tomorrowAtTen = () =>
  instantOf(`${clockOfNow(new Date(Date.now() + dayMs)).slice(0, 'YYYY-MM-DD'.length)}T10:00`);

/** Returns the digit of the pressed key, wherever the layout has it; null for another key, or where one types. */
function digitOf({ code, target, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): number | null {
  const isTyping = target instanceof Element && target.closest('input, textarea, select, dialog');
  if (ctrlKey || altKey || metaKey || repeat || isTyping) return null;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit === undefined || document.querySelector('dialog:modal') ? null : Number(digit);
}

type Props = {
  isBusy: boolean;
  /** Resolves to a problem, or null. */
  onOutcome: (outcome: ContactOutcome, nextAt?: string | null) => Promise<string | null>;
  onSkip: () => void;
};

/** Notes what came of a call by one press or one key; « À rappeler plus tard » opens the choice of a time. */
export function CallOutcomes({ isBusy, onOutcome, onSkip }: Props) {
  const [isLater, setIsLater] = useState(false);
  const press = (outcome: ContactOutcome) => {
    if (isBusy) return;
    if (outcome === 'POSTPONED') setIsLater(true);
    else void onOutcome(outcome);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const digit = digitOf(event);
    if (digit === null) return;
    const outcome = outcomes[digit - 1];
    if (digit === skipKey) onSkip();
    else if (outcome !== undefined) press(outcome);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <div className="call-outcomes">
      {isLater ? (
        <LaterCall isBusy={isBusy} onChosen={(nextAt) => onOutcome('POSTPONED', nextAt)} />
      ) : null}
      <fieldset className="call-outcomes__buttons">
        <legend className="visually-hidden">{texts.outcome}</legend>
        {outcomes.map((outcome, place) => (
          <Button
            key={outcome}
            variant="secondary"
            disabled={isBusy}
            aria-keyshortcuts={String(place + 1)}
            aria-expanded={outcome === 'POSTPONED' ? isLater : undefined}
            onClick={() => press(outcome)}
          >
            <kbd aria-hidden>{place + 1}</kbd> <span>{frOrders.contact.outcomes[outcome]}</span>
          </Button>
        ))}
        <Button variant="quiet" aria-keyshortcuts={String(skipKey)} onClick={onSkip}>
          <kbd aria-hidden>{skipKey}</kbd> <span>{texts.skip}</span>
        </Button>
      </fieldset>
      <p className="call-outcomes__keys note">{texts.keys}</p>
    </div>
  );
}

type LaterProps = {
  isBusy: boolean;
  onChosen: (nextAt: string | null) => Promise<string | null>;
};

function LaterCall({ isBusy, onChosen }: LaterProps) {
  const { later } = texts;
  const [clock, setClock] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (nextAt: string | null) => setProblem(await onChosen(nextAt));
  return (
    <form
      className="call-later"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const instant = instantOf(clock);
        if (instant === null) setProblem(later.empty);
        else if (!isBusy) void choose(instant);
      }}
    >
      <fieldset className="call-outcomes__buttons">
        <legend>{later.title}</legend>
        <Button variant="secondary" disabled={isBusy} onClick={() => void choose(inTwoHours())}>
          {later.inTwoHours}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void choose(tomorrowAtTen())}>
          {later.tomorrow}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void choose(null)}>
          {later.nextTry}
        </Button>
      </fieldset>
      <Field
        label={later.chosen}
        type="datetime-local"
        value={clock}
        error={problem}
        onChange={({ target }) => setClock(target.value)}
      />
      <Button type="submit" variant="secondary" disabled={isBusy}>
        {later.submit}
      </Button>
    </form>
  );
}
