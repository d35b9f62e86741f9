const ZONE = 'Africa/Casablanca';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

/**
 * Writes a stored instant (ISO 8601, UTC) with Rabat's offset: `2025-03-01T10:20:30+01:00`.
 * The zone database knows the offset, which changes in Ramadan: never add hours by hand.
 */
export function inRabat(instant: string): string {
  const values: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of parts.formatToParts(new Date(instant))) values[type] = value;
  const { year, month, day, hour, minute, second, timeZoneName = 'GMT' } = values;
  const offset = timeZoneName.replace('GMT', '') || '+00:00';
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
}
