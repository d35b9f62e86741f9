import type { Files } from './files.ts';

/** What must stay free beside a new snapshot: the journal and whatever else is on the disk go on. */
const RESERVE_BYTES = 16 * 1024 * 1024;
const LOOK_EVERY_MS = 1000;

/**
 * Watches a folder's disk, so that changes are refused before it is full: a journal that cannot be
 * written ends the shop (journal.ts). Gives what tells whether there is room for another change.
 */
export function watchFreeSpace(
  files: Files,
  folder: string,
  snapshotBytes: () => number,
): () => Promise<boolean> {
  let lookedAt = -Infinity;
  let hasRoom = true;
  return async () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_EVERY_MS && hasRoom) return true;
    lookedAt = now;
    hasRoom = (await files.free(folder)) > RESERVE_BYTES + snapshotBytes();
    return hasRoom;
  };
}
