import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { PhoneField } from '../address/PhoneField.tsx';
import { addressTexts } from '../address/address.fr.ts';
import { attemptFor, type Attempt } from '../apollo/attempt.ts';
import { usePayload } from '../apollo/usePayload.ts';
import { graphql } from '../generated/shop/index.ts';
import type { AdviceTimesQuery, AppointmentKind } from '../generated/shop/graphql.ts';
import { prefix } from '../page/prefix.ts';
import { useShop } from '../page/shop.ts';
import { typedAppointmentForm } from '#shared/forms/appointment.ts';
import { paths } from '#shared/paths.ts';
import { APPOINTMENT_DAYS } from '#shared/policies.ts';
import { sellsClothes } from '#shared/shop/shop-features.ts';
import { language } from '../text/language.fr.ts';
import { Button } from '../ui/button/Button.tsx';
import { ButtonRadios } from '../ui/form/ButtonRadios.tsx';
import { EmailField, Field } from '../ui/form/Field.tsx';
import { Form, FormProblem } from '../ui/form/Form.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { useCheckedForm } from '../ui/form/useCheckedForm.ts';
import { appointmentTexts } from './appointment.fr.ts';
import { timeOf } from './appointmentTime.ts';

const bookAppointmentMutation = graphql(`
  mutation BookAppointment($input: AppointmentInput!, $idempotencyKey: String!) {
    payload: bookAppointment(input: $input, idempotencyKey: $idempotencyKey) {
      appointment {
        id
        key
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

const texts = appointmentTexts.advice;

const sentences = {
  PHONE: addressTexts.form.phoneNote,
  EMAIL: texts.emailNote,
  TEXT_WITH_LINK: texts.linkNote,
};

const blank = { startsAt: '', name: '', phone: '', email: '', note: '' };

type Slots = AdviceTimesQuery['appointmentSlots'];

type Props = {
  kind: AppointmentKind;
  slots: Slots;
  /** Whether they are of the day before, until those of the chosen one are there. */
  isStale: boolean;
  /** Another shopper was faster. */
  onTaken: () => void;
};

/** Without scripts the browser posts it to the page itself. */
export function AppointmentForm({ kind, slots, isStale, onTaken }: Props) {
  const { ref, values, setValues, field, check, show, problem } = useCheckedForm(
    typedAppointmentForm,
    blank,
    sentences,
  );
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const shop = useShop();
  const navigate = useNavigate();
  const { send, isBusy } = usePayload(bookAppointmentMutation);

  const isOffered = slots.some(
    ({ startsAt, seatsLeft }) => startsAt === values.startsAt && seatsLeft > 0,
  );
  // Another day has other hours, and what another shopper has taken cannot be sent. The note about it stays.
  useEffect(() => {
    if (!isOffered) setValues((current) => ({ ...current, startsAt: '' }));
  }, [isOffered, setValues]);

  const submit = async () => {
    if (check().length > 0) return;
    const input = { ...values, kind, language };
    const next = attemptFor(attempt, input);
    setAttempt(next);
    const { appointment, userErrors = [] } =
      (await send({ input, idempotencyKey: next.key })) ?? {};
    show(userErrors);
    if (userErrors.some(({ field: at }) => at === 'startsAt')) onTaken();
    if (appointment) void navigate(paths.appointment(appointment.id, appointment.key));
  };

  if (slots.every(({ seatsLeft }) => seatsLeft === 0)) return <p>{texts.noTime}</p>;
  return (
    <Form
      ref={ref}
      className="advice__form stack-4"
      action={prefix + paths.advice()}
      isBusy={isBusy}
      onSubmit={submit}
    >
      <input type="hidden" name="kind" value={kind} />
      <ButtonRadios
        {...field('startsAt')}
        legend={texts.time}
        choices={slots.map(timeChoice)}
        disabled={isStale}
        isGrid
      />
      <h2 className="advice__legend">{texts.person}</h2>
      <Field {...field('name')} label={texts.name} autoComplete="name" required />
      <PhoneField {...field('phone')} label={texts.phone} required />
      <EmailField
        {...field('email')}
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="email"
      />
      <TextArea
        {...field('note')}
        label={texts.note}
        hint={sellsClothes(shop) ? texts.noteHint : texts.plainNoteHint}
        rows={2}
      />
      <FormProblem text={problem} />
      <Button type="submit" isWide disabled={isBusy}>
        {isBusy ? texts.submitting : texts.submit}
      </Button>
      <p className="note">{texts.privacy(APPOINTMENT_DAYS)}</p>
    </Form>
  );
}

function timeChoice({ startsAt, localTime, seatsLeft }: Slots[number]) {
  const time = timeOf(localTime);
  const isGone = seatsLeft === 0;
  return {
    value: startsAt,
    label: <span dir="ltr">{time}</span>,
    name: isGone ? texts.taken(time) : undefined,
    isGone,
  };
}
