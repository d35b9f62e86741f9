import { appointmentKinds as arabic } from '#shared/texts/appointment.ar.ts';
import { appointmentKinds as english } from '#shared/texts/appointment.en.ts';
import { appointmentKinds as french } from '#shared/texts/appointment.fr.ts';
import { languages, type Language, type Translated } from '#shared/language.ts';
import type { AppointmentRecord } from './appointment.store.ts';

export const kindNames: Readonly<Record<Language, Translated<typeof french>>> = {
  FR: french,
  AR: arabic,
  EN: english,
};

/** Octets of a line (RFC 5545, 3.1), less the blank that begins the rest of a longer one. */
const LINE_BYTES = 74;

type Shown = Pick<
  AppointmentRecord,
  'id' | 'kind' | 'status' | 'startsAt' | 'endsAt' | 'bookedAt' | 'cancelledAt' | 'language'
>;

interface About {
  /** The shop's name. */
  readonly name: string;
  /** The page of the appointment. */
  readonly url: string;
}

/** Writes an appointment as a file of calendars (RFC 5545); a cancelled one takes it out of them. */
export function calendarOf(appointment: Shown, { name, url }: About): string {
  const { id, kind, startsAt, endsAt, bookedAt, cancelledAt, language } = appointment;
  const isCancelled = appointment.status === 'CANCELLED';
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Rendez-vous//${languages[language].tag.toUpperCase()}`,
    `METHOD:${calendarMethod(appointment)}`,
    'BEGIN:VEVENT',
    `UID:${id}@belle-vue`,
    `SEQUENCE:${isCancelled ? 1 : 0}`,
    `DTSTAMP:${compact(cancelledAt ?? bookedAt)}`,
    `DTSTART:${compact(startsAt)}`,
    `DTEND:${compact(endsAt)}`,
    `SUMMARY:${escaped(`${name} · ${kindNames[language][kind]}`)}`,
    `DESCRIPTION:${escaped(url)}`,
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

export const calendarMethod = ({ status }: Pick<AppointmentRecord, 'status'>) =>
  status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH';

/** `20261201T100000Z`. */
const compact = (instant: string) => instant.replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Breaks a long line between characters. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = `${parts.at(-1)}${character}`;
    if (Buffer.byteLength(last) > LINE_BYTES) parts.push(character);
    else parts[parts.length - 1] = last;
  }
  return parts.join('\r\n ');
}
