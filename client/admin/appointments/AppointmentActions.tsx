import { useState } from 'react';

import { useToday } from '../../page/today.ts';
import type { AdminAppointmentsQuery } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frAppointments as texts } from '../../text/admin/orders/appointments.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/form/Field.tsx';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { AdminForm } from '../form/AdminForm.tsx';

const markAppointmentMutation = graphql(`
  mutation AdminMarkAppointment($id: ID!, $hasCome: Boolean!) {
    payload: markAppointment(id: $id, hasCome: $hasCome) {
      appointment {
        id
        status
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const cancelAppointmentMutation = graphql(`
  mutation AdminCancelAppointment($id: ID!, $reason: String!) {
    payload: cancelAppointment(id: $id, reason: $reason) {
      appointment {
        id
        status
        cancelReason
      }
      userErrors {
        field
        message
      }
    }
  }
`);

type Appointment = AdminAppointmentsQuery['appointments']['nodes'][number];

/** Until the day an appointment can be cancelled; from then on it is marked. */
export function AppointmentActions({ appointment }: { appointment: Appointment }) {
  const { id, name, status, localTime } = appointment;
  const today = useToday();
  const { run, isBusy } = useAdminMutation(markAppointmentMutation, { done: texts.marked });
  if (status === 'CANCELLED') return null;
  const isDay = localTime.slice(0, 10) <= today;
  const mark = (hasCome: boolean) => void run({ id, hasCome });
  return (
    <div className="row-2">
      {isDay && status !== 'CAME' ? (
        <Button
          variant="secondary"
          aria-label={texts.cameNamed(name)}
          disabled={isBusy}
          onClick={() => mark(true)}
        >
          {texts.came}
        </Button>
      ) : null}
      {isDay && status !== 'DID_NOT_COME' ? (
        <Button
          variant="secondary"
          aria-label={texts.didNotComeNamed(name)}
          disabled={isBusy}
          onClick={() => mark(false)}
        >
          {texts.didNotCome}
        </Button>
      ) : null}
      {status === 'BOOKED' ? <CancelButton appointment={appointment} /> : null}
    </div>
  );
}

function CancelButton({ appointment: { id, name, email } }: { appointment: Appointment }) {
  const [isOpen, setIsOpen] = useState(false);
  const { send } = useAdminMutation(cancelAppointmentMutation);
  return (
    <>
      <Button variant="danger" aria-label={texts.cancelNamed(name)} onClick={() => setIsOpen(true)}>
        {texts.cancel}
      </Button>
      {isOpen ? (
        <Dialog title={texts.cancelTitle} onClose={() => setIsOpen(false)}>
          <AdminForm
            fields={{ reason: '' }}
            submit={texts.cancelNamed(name)}
            variant="danger"
            send={({ reason }) => send({ id, reason })}
            onDone={() => {
              setIsOpen(false);
              toast.success(texts.cancelled);
            }}
          >
            {(field) => (
              <Field
                {...field('reason')}
                dir="auto"
                label={texts.reason}
                hint={email ? texts.mailed : texts.notMailed}
                maxLength={200}
                autoComplete="off"
              />
            )}
          </AdminForm>
        </Dialog>
      ) : null}
    </>
  );
}
