const dayMs = 24 * 60 * 60 * 1000;

const offsetOf = new Intl.DateTimeFormat('en', {
  timeZone: 'Africa/Casablanca',
  timeZoneName: 'longOffset',
});

/**
 * The instant at which a day such as `2026-11-22` begins in Rabat, or one some days later. The offset
 * is that of the day: it changes in Ramadan.
 */
export function startOfDay(date: string, daysLater = 0) {
  const utc = new Date(new Date(date).getTime() + daysLater * dayMs);
  const offset = offsetOf.formatToParts(utc).find(({ type }) => type === 'timeZoneName')?.value;
  return `${utc.toISOString().slice(0, 10)}T00:00:00${offset?.replace('GMT', '') || 'Z'}`;
}
