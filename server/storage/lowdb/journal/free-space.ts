import type { Log } from '../../../shared/log/log.ts';
import { NoRoom } from '../../../shared/problems.ts';
import type { Files } from './files.ts';

/** Space beside a new snapshot, for the journal and other users of the disk. */
const RESERVE_BYTES = 16 * 1024 * 1024;
const LOOK_EVERY_MS = 1000;

/**
 * Refuses changes before the disk is full: a failed journal write stops the shop. The log has one line when that
 * begins and one when it ends.
 */
export function watchFreeSpace(
  files: Files,
  folder: string,
  { snapshotBytes, log }: { readonly snapshotBytes: () => number; readonly log: Log },
): () => Promise<void> {
  let lookedAt = -Infinity;
  let hasRoom = true;
  return async () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_EVERY_MS && hasRoom) return;
    lookedAt = now;
    const neededBytes = RESERVE_BYTES + snapshotBytes();
    const freeBytes = await files.free(folder);
    const hadRoom = hasRoom;
    hasRoom = freeBytes > neededBytes;
    if (hadRoom && !hasRoom) {
      log.error({ freeBytes, neededBytes }, 'the disk is full: the shop takes no changes');
    }
    if (!hadRoom && hasRoom) {
      log.warn({ freeBytes, neededBytes }, 'the disk has room again: the shop takes changes');
    }
    if (!hasRoom) throw new NoRoom(folder, RESERVE_BYTES);
  };
}
