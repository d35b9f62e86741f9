import { locale, justNow } from '../../text/language.fr.ts';

const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

const minuteMs = 60_000;

// Ascending: the last that fits is used.
const units = [
  ['minute', minuteMs],
  ['hour', 60 * minuteMs],
  ['day', 24 * 60 * minuteMs],
  ['month', 30 * 24 * 60 * minuteMs],
  ['year', 365 * 24 * 60 * minuteMs],
] as const;

/** `il y a 3 minutes`; `à l’instant` below a minute, and where the clocks differ. */
export function formatAgo(instant: string, now: Date) {
  const elapsedMs = now.getTime() - new Date(instant).getTime();
  const unit = units.findLast(([, lengthMs]) => elapsedMs >= lengthMs);
  if (!unit) return justNow;
  const [name, lengthMs] = unit;
  return words.format(-Math.floor(elapsedMs / lengthMs), name);
}
