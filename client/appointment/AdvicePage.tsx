import { skipToken, useQuery } from '@apollo/client/react';
import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { FailedPart } from '../apollo/QueryProblem.tsx';
import { DocumentHead } from '../page/DocumentHead.tsx';
import type { AppointmentKind } from '../generated/shop/graphql.ts';
import { prefix } from '../page/prefix.ts';
import { useShop } from '../page/shop.ts';
import { useToday } from '../page/today.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { sellsClothes, sellsWorn } from '#shared/shop/shop-features.ts';
import { shopTexts } from '../text/shop.fr.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Loader } from '../ui/feedback/Loader.tsx';
import { Radio } from '../ui/form/Radio.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import {
  adviceDaysQuery,
  adviceHead,
  adviceParameters,
  advicePath,
  adviceTimesQuery,
  kindsInAddress,
  readAdviceChoice,
  type AdviceChoice,
} from './advicePageQuery.ts';
import { AppointmentForm } from './AppointmentForm.tsx';
import { appointmentTexts } from './appointment.fr.ts';
import { dayInWords } from './appointmentTime.ts';
import './AdvicePage.css';

const texts = appointmentTexts.advice;

const steps = [{ label: shopTexts.breadcrumb.home, to: paths.home() }, { label: texts.title }];

/** Others book meanwhile: what is cached is shown first, then loaded again. */
const fresh = { fetchPolicy: 'cache-and-network' } as const;

/** Returns the kinds of appointments that fit what the shop sells: a book is not tried on. */
const kindsOf = (shop: PageShop) =>
  kindsInAddress.filter(({ kind }) => kind !== 'FITTING' || sellsWorn(shop));

function noteOf(kind: AppointmentKind, shop: PageShop): string {
  if (kind === 'PHONE') return texts.notes.PHONE;
  const isStyled = sellsClothes(shop) && (kind === 'FITTING' || shop.uses.includes('FRAMES'));
  return (isStyled ? texts.notes : texts.plainNotes)[kind];
}

/** Books a time: kind and day stand in the address, so that they can be chosen without scripts. */
export function AdvicePage() {
  const [parameters] = useSearchParams();
  const choice = readAdviceChoice(parameters);
  const { kind } = choice;
  const days = useQuery(adviceDaysQuery, { variables: { kind }, ...fresh });
  const free = (days.data ?? days.previousData)?.appointmentDays;
  const day = choice.day ?? free?.[0] ?? null;
  const times = useQuery(
    adviceTimesQuery,
    day === null ? skipToken : { variables: { kind, day }, ...fresh },
  );
  const slots = (times.data ?? times.previousData)?.appointmentSlots;
  const failed = days.error && !free ? days : times.error && !slots ? times : null;

  return (
    <div className="page advice">
      <DocumentHead {...adviceHead} />
      <Breadcrumb steps={steps} />
      <h1>{texts.title}</h1>
      <p className="advice__lead">{texts.lead}</p>
      <div className="surface advice__card">
        <ChoiceForm choice={{ kind, day }} days={free ?? []} />
        {failed ? <FailedPart query={failed} /> : null}
        {!failed && (!free || (day !== null && !slots)) ? <Loader /> : null}
        {free && day === null ? <p>{texts.noDay}</p> : null}
        {free && day !== null && slots ? (
          <AppointmentForm
            kind={kind}
            slots={slots}
            isStale={!times.data}
            onTaken={() => void Promise.allSettled([days.refetch(), times.refetch()])}
          />
        ) : null}
      </div>
    </div>
  );
}

/** Kind and day; without scripts a form. */
function ChoiceForm({ choice: current, days }: { choice: AdviceChoice; days: readonly string[] }) {
  const navigate = useNavigate();
  const today = useToday();
  const shop = useShop();
  // The control responds at once; the hours may follow.
  const [choice, show] = useOptimistic(current);
  const choose = (changed: Partial<AdviceChoice>) =>
    startTransition(() => {
      const next = { ...choice, ...changed };
      show(next);
      void navigate(advicePath(next), { replace: true });
    });
  const { kind, day } = choice;
  // An address may name a day without a free seat.
  const offered = day === null || days.includes(day) ? days : [day, ...days].toSorted();
  return (
    <form
      className="advice__choice stack-4"
      action={prefix + paths.advice()}
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset className="advice__kinds">
        <legend className="advice__legend">{texts.kind}</legend>
        {kindsOf(shop).map((each) => (
          <Radio
            key={each.kind}
            name={adviceParameters.kind}
            value={each.value}
            checked={each.kind === kind}
            onChange={() => choose({ kind: each.kind })}
            label={
              <>
                <span className="advice__kind">{appointmentTexts.kinds[each.kind]}</span>
                <span className="note">{noteOf(each.kind, shop)}</span>
              </>
            }
          />
        ))}
      </fieldset>
      {offered.length > 0 ? (
        <SelectField
          label={texts.day}
          name={adviceParameters.day}
          value={day ?? ''}
          onChange={({ target: { value } }) => choose({ day: value })}
          className="advice__day"
        >
          {offered.map((date) => (
            <option key={date} value={date}>
              {dayInWords(date, today)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <noscript>
        <button type="submit" className="button button--secondary">
          {texts.show}
        </button>
      </noscript>
    </form>
  );
}
