import type { Log } from './log/log.ts';
import { StoreUnavailable } from './problems.ts';

const NOTED_EVERY_MS = 60_000;

/** Uses are noted at most once a minute: each is a transaction. */
export function isUseOutdated(notedAt: string | null, now: Date): boolean {
  return notedAt === null || now.getTime() - new Date(notedAt).getTime() >= NOTED_EVERY_MS;
}

/** The request does not wait for it. */
export function noteInBackground(noted: Promise<void>, log: Log, failure: string): void {
  noted.catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) log.error({ err: error }, failure);
  });
}
