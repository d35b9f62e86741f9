/* Instants have Rabat's own offset, so their clock time is used as written: browsers and servers
   have different versions of the zone's rules, and page and e-mail must not differ. */
const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const dateAndTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const clockTime = (instant: string) => new Date(instant.replace(/[+-]\d{2}:\d{2}$/, 'Z'));

/** The day in Rabat: `21 novembre 2026`. */
export function formatDate(instant: string) {
  return longDate.format(clockTime(instant));
}

/** Day and time in Rabat: `21 novembre 2026 à 14:05`. */
export function formatDateTime(instant: string) {
  return dateAndTime.format(clockTime(instant));
}
