import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';

import { FailedPage } from '../apollo/QueryProblem.tsx';
import { usePayload } from '../apollo/usePayload.ts';
import { graphql } from '../generated/shop/index.ts';
import type { AppointmentPageQuery } from '../generated/shop/graphql.ts';
import { PageCard } from '../page/PageCard.tsx';
import { prefix } from '../page/prefix.ts';
import { useToday } from '../page/today.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '../ui/button/Button.tsx';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { Loader } from '../ui/feedback/Loader.tsx';
import { Form } from '../ui/form/Form.tsx';
import { appointmentTexts } from './appointment.fr.ts';
import { appointmentPageQuery } from './appointmentPageQuery.ts';
import { momentInWords } from './appointmentTime.ts';
import { calendarHref } from './calendarHref.ts';
import './AppointmentPage.css';

const cancelAppointmentMutation = graphql(`
  mutation CancelAppointment($id: ID!, $key: String!) {
    payload: cancelAppointment(id: $id, key: $key) {
      appointment {
        id
        status
        calendar
        canCancel
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const texts = appointmentTexts.page;

/** An appointment, for who has its link. */
export function AppointmentPage() {
  const { appointmentId: id = '', appointmentKey: key = '' } = useParams();
  // The shop may have cancelled it since.
  const query = useQuery(appointmentPageQuery, {
    variables: { id, key },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error } = query;
  if (error && !data) return <FailedPage query={query} />;
  return (
    <PageCard title={texts.title}>
      {data ? null : <Loader />}
      {data?.appointment ? <Opened appointment={data.appointment} /> : null}
      {data?.appointment === null ? (
        <div className="appointment stack-4">
          <p>{texts.unknown}</p>
          <ButtonLink to={paths.advice()}>{texts.again}</ButtonLink>
        </div>
      ) : null}
    </PageCard>
  );
}

type Appointment = NonNullable<AppointmentPageQuery['appointment']>;

function Opened({ appointment }: { appointment: Appointment }) {
  const { kind, status, localTime, name, phone, note, cancelReason, canCancel } = appointment;
  const today = useToday();
  const facts = [
    [texts.kind, appointmentTexts.kinds[kind]],
    [texts.when, momentInWords(localTime, today)],
    [texts.name, name],
    [texts.phone, phone],
    [texts.note, note],
    [texts.reason, cancelReason],
  ] as const;
  return (
    <div className="appointment stack-4">
      <output className="appointment__status">{texts.statuses[status]}</output>
      <dl className="appointment__facts">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {canCancel ? (
        <>
          <a
            href={calendarHref(appointment)}
            download="rendez-vous.ics"
            className="button button--primary button--wide"
          >
            {texts.calendar}
          </a>
          <p className="note">{texts.linkNote}</p>
          <CancelForm appointment={appointment} />
        </>
      ) : (
        <ButtonLink to={paths.advice()}>{texts.again}</ButtonLink>
      )}
    </div>
  );
}

/** Only the button changes anything: mail programs open links to scan them. */
function CancelForm({ appointment: { id, key } }: { appointment: Appointment }) {
  const ref = useRef<HTMLFormElement>(null);
  const { run, isBusy } = usePayload(cancelAppointmentMutation);
  return (
    <Form
      ref={ref}
      action={prefix + paths.appointment(id, key)}
      isBusy={isBusy}
      onSubmit={async () => void (await run({ id, key }))}
    >
      <Button type="submit" variant="secondary" isWide disabled={isBusy}>
        {isBusy ? texts.cancelling : texts.cancel}
      </Button>
    </Form>
  );
}
