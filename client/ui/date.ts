const longDate = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeZone: 'Africa/Casablanca',
});

/** Writes an instant as the day it is in Rabat: `21 novembre 2026`. */
export function formatDate(instant: string) {
  return longDate.format(new Date(instant));
}
