import { DAY_MS } from '#shared/instants.ts';

/** Instants that certainly are in the past. */
interface Past {
  /** When the newest records were made, as they are stored. */
  readonly records: readonly string[];
  readonly builtAt: Date;
}

/**
 * A line for the log where the clock is more than a day before something that has happened; null otherwise. Nothing
 * shows that a clock is ahead, until it is set right: then its records are ahead of it.
 */
export function describeClock(now: Date, { records, builtAt }: Past): string | null {
  const instants = records.map((at) => ({ what: 'the newest record', at: Date.parse(at) }));
  const [latest] = [...instants, { what: 'the build', at: builtAt.getTime() }].toSorted(
    (one, other) => other.at - one.at,
  );
  if (!latest || latest.at - now.getTime() <= DAY_MS) return null;
  const [clock, other] = [now, new Date(latest.at)].map((instant) => instant.toISOString());
  return `the clock says ${clock}, but ${latest.what} is of ${other}: set the clock, or days of orders and invoices are wrong`;
}
