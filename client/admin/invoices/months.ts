const monthAndYear = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `novembre 2026`, of `2026-11`. */
export function monthName(month: string) {
  return monthAndYear.format(new Date(`${month}-01`));
}

/** `2026-10`, of `2026-11` and -1. */
export function monthsLater(month: string, count: number) {
  const day = new Date(`${month}-01`);
  day.setUTCMonth(day.getUTCMonth() + count);
  return day.toISOString().slice(0, 7);
}

/** A month of this century; empty for anything else in the address. */
export function readMonth(text: string) {
  return /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text) ? text : '';
}
