import { logChange } from '../audit/audit.ts';
import type { CommandContext, Ports } from '../context.ts';
import { readPageSize, writtenIn, wrongCursor, type Page } from '../shared/paging.ts';
import { requireSameVersion } from '../shared/problems.ts';
import { dateInMorocco, dateLater, readDate } from '../shared/time.ts';
import { cancelledByShop, marked } from './appointment.rules.ts';
import { queueAppointmentMail } from './appointment.outbox.ts';
import { requireAppointment } from './appointment.service.ts';
import type { AppointmentRecord, OpeningHoursRecord } from './appointment.store.ts';
import { DEFAULT_HOURS, readHours, type OpeningHoursInput } from './hours.rules.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

interface Listing {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** Sorted by time, the first ones first, cancelled ones too. Throws BadInput. */
export function findAppointments(
  { store }: Pick<Context, 'store'>,
  { from, to, first, after }: Listing,
): Promise<Page<AppointmentRecord>> {
  const last = readDate(to, 'to');
  const dates = {
    from: readDate(from, 'from') ?? '',
    before: last === null ? '~' : dateLater(last, 1),
  };
  return store.read.appointments.page(dates, {
    first: readPageSize(first),
    after: readPlace(after),
  });
}

/** A place of `placeOf`. Throws BadInput. */
function readPlace(cursor: string | null | undefined): string | null {
  if (cursor == null) return null;
  const place = writtenIn(cursor);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d [\w-]+$/.test(place)) return place;
  throw wrongCursor();
}

/** Counts the appointments of today that are not cancelled. */
export function appointmentsToday({ store, clock }: Pick<Context, 'store' | 'clock'>) {
  return store.read.appointments.countOn(dateInMorocco(clock()));
}

export async function currentHours({ store }: Pick<Context, 'store'>): Promise<OpeningHoursRecord> {
  return (await store.read.appointments.hours()) ?? DEFAULT_HOURS;
}

/** Leaves what is booked as it is. Refuses with VERSION_CONFLICT (`VersionConflict`), INVALID. */
export function saveOpeningHours(
  context: Context,
  input: OpeningHoursInput,
  expectedVersion: number,
): Promise<OpeningHoursRecord> {
  return context.store.transaction(async (ports) => {
    const before = (await ports.appointments.hours()) ?? DEFAULT_HOURS;
    requireSameVersion(before, expectedVersion, 'OPENING_HOURS');
    const { version, ...hours } = before;
    const changed = readHours(input);
    if (JSON.stringify(changed) === JSON.stringify(hours)) return before;
    const after = { version: version + 1, ...changed };
    await ports.appointments.saveHours(after);
    await logChange(ports, context, {
      action: 'openingHours.update',
      subject: 'openingHours',
      before: hours,
      after: changed,
    });
    return after;
  });
}

/** Refuses with UNKNOWN_APPOINTMENT, REQUIRED, INVALID, NOT_ALLOWED_NOW. */
export function cancelByShop(
  context: Context,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<AppointmentRecord> {
  return change(context, id, 'appointment.cancel', async (ports, before, now) => {
    const after = cancelledByShop(before, reason, now);
    await queueAppointmentMail(ports, 'APPOINTMENT_CANCELLED', after, now);
    return after;
  });
}

/** Refuses with UNKNOWN_APPOINTMENT, NOT_ALLOWED_NOW. */
export function markAppointment(
  context: Context,
  { id, hasCome }: { readonly id: string; readonly hasCome: boolean },
): Promise<AppointmentRecord> {
  return change(context, id, 'appointment.mark', async (_ports, before, now) =>
    marked(before, hasCome, dateInMorocco(now)),
  );
}

function change(
  context: Context,
  id: string,
  action: string,
  changed: (ports: Ports, before: AppointmentRecord, now: Date) => Promise<AppointmentRecord>,
): Promise<AppointmentRecord> {
  return context.store.transaction(async (ports) => {
    const before = await requireAppointment(ports, id);
    const after = await changed(ports, before, context.clock());
    if (after.status === before.status) return before;
    await ports.appointments.save(after);
    await logChange(ports, context, {
      action,
      subject: id,
      before: logged(before),
      after: logged(after),
    });
    return after;
  });
}

/** The log outlives the appointment, and must not name whom it was for. */
const logged = ({ status, localTime, kind }: AppointmentRecord) => ({ status, localTime, kind });
