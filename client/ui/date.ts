const longDate = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeZone: 'Africa/Casablanca',
});

const dateAndTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Casablanca',
});

/** Writes an instant as the day it is in Rabat: `21 novembre 2026`. */
export function formatDate(instant: string) {
  return longDate.format(new Date(instant));
}

/** Writes an instant as day and time in Rabat: `21 novembre 2026 à 14:05`. */
export function formatDateTime(instant: string) {
  return dateAndTime.format(new Date(instant));
}
