/*
 * Instants come with Rabat's own offset, so their clock time is taken as it is written: browsers and
 * servers know the zone's rules in different versions (Morocco has changed them more than once), and
 * page and e-mail must not differ.
 */
const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const dateAndTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const clockTime = (instant: string) => new Date(instant.replace(/[+-]\d{2}:\d{2}$/, 'Z'));

/** Writes an instant as the day it is in Rabat: `21 novembre 2026`. */
export function formatDate(instant: string) {
  return longDate.format(clockTime(instant));
}

/** Writes an instant as day and time in Rabat: `21 novembre 2026 à 14:05`. */
export function formatDateTime(instant: string) {
  return dateAndTime.format(clockTime(instant));
}
