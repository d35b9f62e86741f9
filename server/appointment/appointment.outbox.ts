import type { Ports } from '../context.ts';
import { newMail } from '../mail/requested-mail.ts';
import type { AppointmentRecord } from './appointment.store.ts';

/** Each appointment has one mail of a kind; none without an e-mail. Must run in the transaction of the change. */
export async function queueAppointmentMail(
  { mails }: Pick<Ports, 'mails'>,
  kind: 'APPOINTMENT_BOOKED' | 'APPOINTMENT_CANCELLED',
  { id, email: to, language }: AppointmentRecord,
  now: Date,
): Promise<void> {
  if (to === null) return;
  await mails.add(newMail({ id: `${kind}-${id}`, kind, to, detail: id, language }, now));
}
