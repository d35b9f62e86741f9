import { useQuery } from '@apollo/client/react';

import { graphql } from '../../generated/admin/index.ts';
import { frAppointments } from '../../text/admin/orders/appointments.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { NumberField } from '../form/AmountField.tsx';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { createDrafts } from '../form/drafts.ts';
import { SaveBar } from '../form/SaveBar.tsx';
import { useDetailForm, type Edited } from '../form/useDetailForm.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { Loaded } from '../page/Loaded.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import { Section } from '../page/Section.tsx';
import {
  dayName,
  fieldOf,
  findProblems,
  inputOf,
  seatKinds,
  seatName,
  textsOf,
  weekdays,
  type HoursTexts,
  type OpeningHours,
} from './openingHoursTexts.ts';
import './Appointments.css';

const texts = frAppointments.hours;

graphql(`
  fragment OpeningHoursForm_hours on OpeningHours {
    version
    weekly {
      weekday
      from
      to
    }
    exceptions {
      date
      hours {
        from
        to
      }
    }
    seats {
      kind
      seats
    }
  }
`);

const openingHoursQuery = graphql(`
  query AdminOpeningHours {
    openingHours {
      ...OpeningHoursForm_hours
    }
  }
`);

const saveOpeningHoursMutation = graphql(`
  mutation AdminSaveOpeningHours($input: OpeningHoursInput!, $version: Int!) {
    payload: saveOpeningHours(input: $input, expectedVersion: $version) {
      openingHours {
        ...OpeningHoursForm_hours
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const drafts = createDrafts<Edited<HoursTexts, OpeningHours>>(() => texts.remembered);

export function OpeningHoursPage() {
  const result = useQuery(openingHoursQuery);
  return (
    <PageFrame
      title={texts.title}
      back={{ to: adminPaths.appointments(), label: frAppointments.title }}
    >
      <Loaded result={result}>{({ openingHours }) => <HoursForm hours={openingHours} />}</Loaded>
    </PageFrame>
  );
}

function HoursForm({ hours }: { hours: OpeningHours }) {
  const { send } = useAdminMutation(saveOpeningHoursMutation);
  const { ref, field, problem, isSaving, isDirty, save, discard } = useDetailForm<
    HoursTexts,
    OpeningHours
  >({
    page: 'opening-hours',
    drafts,
    latest: hours,
    valuesOf: textsOf,
    findProblems,
    conflict: texts.conflict,
    async send({ version }, typed) {
      const input = inputOf(typed);
      const reply = await send({ input, version });
      const named = reply?.userErrors.map(({ field: path, message }) => ({
        field: path ? fieldOf(path, input) : null,
        message,
      }));
      return reply && { latest: reply.openingHours, userErrors: named ?? [] };
    },
    onSaved: () => toast.success(texts.saved),
  });
  return (
    <Form ref={ref} isBusy={isSaving} onSubmit={save}>
      <Section title={texts.week}>
        <p className="note">{texts.weekText}</p>
        <div className="opening-hours__fields">
          {weekdays.map((weekday, at) => (
            <Field
              key={weekday}
              {...field(dayName(weekday))}
              label={texts.weekdays[at] ?? ''}
              autoComplete="off"
              spellCheck={false}
            />
          ))}
        </div>
      </Section>
      <Section title={texts.exceptions}>
        <TextArea
          {...field('exceptions')}
          label={texts.exceptionsLabel}
          hint={texts.exceptionsHint}
          rows={3}
          spellCheck={false}
        />
      </Section>
      <Section title={texts.seats}>
        <p className="note">{texts.seatsText}</p>
        <div className="opening-hours__fields">
          {seatKinds.map((kind) => (
            <NumberField key={kind} {...field(seatName(kind))} label={frAppointments.kinds[kind]} />
          ))}
        </div>
      </Section>
      <FormProblem text={problem} />
      <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
    </Form>
  );
}
