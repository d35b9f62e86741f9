import type { ShopEvent } from '../webhook/events.ts';
import type { AppointmentRecord } from './appointment.store.ts';

/** `before` is undefined for a new appointment. */
export function appointmentEvents(
  before: AppointmentRecord | undefined,
  after: AppointmentRecord,
): readonly ShopEvent[] {
  const { id, kind, status, startsAt, localTime } = after;
  const data = { id, kind, status, startsAt, localTime };
  const isCancelled = status === 'CANCELLED' && before?.status !== 'CANCELLED';
  return [
    ...(before ? [] : [{ type: 'appointment.booked' as const, data }]),
    ...(isCancelled ? [{ type: 'appointment.cancelled' as const, data }] : []),
  ];
}
