import pLimit from 'p-limit';
import type { Log } from '../../../shared/log/log.ts';

interface SnapshotCounts {
  readonly written: number;
  readonly failed: number;
}

export interface Snapshots {
  readonly counts: SnapshotCounts;
  readonly isFailing: boolean;
  write(): Promise<void>;
  /** Does nothing while one is running or has just failed; never rejects. */
  writeWhenQuiet(): Promise<void>;
  /** Writes two, as the snapshot and journal before are left as a backup; never rejects. */
  writeOverBackup(): Promise<void>;
  alone<T>(work: () => Promise<T>): Promise<T>;
}

const RETRY_AFTER_MS = 30_000;

/** A failed snapshot loses nothing, but the journals keep growing. */
export function createSnapshots(make: () => Promise<void>, log: Log): Snapshots {
  const oneAtATime = pLimit(1);
  let counts: SnapshotCounts = { written: 0, failed: 0 };
  let failedAt: number | null = null;

  const write = () =>
    oneAtATime(async () => {
      try {
        await make();
      } catch (error) {
        counts = { ...counts, failed: counts.failed + 1 };
        failedAt = performance.now();
        log.error({ err: error }, 'a snapshot could not be written: the journals go on growing');
        throw error;
      }
      counts = { ...counts, written: counts.written + 1 };
      if (failedAt !== null) log.warn({}, 'snapshots can be written again');
      failedAt = null;
    });

  return {
    get counts() {
      return counts;
    },
    get isFailing() {
      return failedAt !== null;
    },
    write,
    async writeWhenQuiet() {
      if (oneAtATime.activeCount > 0) return;
      if (failedAt !== null && performance.now() - failedAt < RETRY_AFTER_MS) return;
      await write().catch(() => undefined);
    },
    async writeOverBackup() {
      await write()
        .then(write)
        .catch(() => undefined);
    },
    alone: (work) => oneAtATime(work),
  };
}
