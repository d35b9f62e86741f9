/** Days in Morocco between which a delivery is promised, such as `2026-03-01`. */
export interface PromisedDays {
  readonly earliest: string;
  readonly latest: string;
}

/** Words of a language for the days of a promise. */
export interface DayWords {
  /** From Sunday on. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly today: string;
  readonly tomorrow: string;
  /** `month` is empty where the other day of a span names it. */
  readonly date: (weekday: string, day: number, month: string) => string;
  readonly alone: (day: string, isNear: boolean) => string;
  readonly either: (one: string, other: string, isNear: boolean) => string;
  readonly between: (from: string, to: string) => string;
}

const DAY_MS = 86_400_000;
const SUNDAY = 0;
/** Before a weekday names another one. */
const NEAR_DAYS = 6;

const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Returns how many days `date` is behind `from`. */
const daysBetween = (from: string, date: string) =>
  Math.round((timeOf(date) - timeOf(from)) / DAY_MS);

/** Whether the days between hold Sundays alone, on which nothing is delivered. */
function areNext(earliest: string, latest: string): boolean {
  const between = daysBetween(earliest, latest) - 1;
  const first = new Date(timeOf(earliest) + DAY_MS).getUTCDay();
  return between <= 0 || (between === 1 && first === SUNDAY);
}

/**
 * Writes the days of a promise: « demain ou lundi » where `today` is known and they are near, else « entre le mardi 24 et
 * le jeudi 26 novembre ».
 */
export function writePromisedDays(
  words: DayWords,
  { earliest, latest }: PromisedDays,
  today: string | null,
): string {
  const distances = [earliest, latest].map((date) =>
    today === null ? -1 : daysBetween(today, date),
  );
  const isNear = distances.every((days) => days >= 0 && days <= NEAR_DAYS);
  const [from, to] = [earliest, latest].map((date, place) => {
    const day = new Date(timeOf(date));
    const weekday = words.weekdays[day.getUTCDay()] ?? '';
    if (isNear) return [words.today, words.tomorrow][distances[place] ?? NEAR_DAYS] ?? weekday;
    const isSaidLater = place === 0 && date.slice(0, 7) === latest.slice(0, 7) && date !== latest;
    const month = isSaidLater ? '' : (words.months[day.getUTCMonth()] ?? '');
    return words.date(weekday, day.getUTCDate(), month);
  });
  if (from === undefined || to === undefined) return '';
  if (earliest === latest) return words.alone(to, isNear);
  return areNext(earliest, latest) ? words.either(from, to, isNear) : words.between(from, to);
}
