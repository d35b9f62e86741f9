import type { Files } from './files.ts';

/** What must stay free beside a new snapshot: the journal and whatever else is on the disk go on. */
const RESERVE_BYTES = 16 * 1024 * 1024;
const LOOK_EVERY_MS = 1000;

/** Thrown for a change for which the disk has no room. */
export class NoRoom extends Error {
  constructor(folder: string) {
    const reserve = RESERVE_BYTES / 1024 / 1024;
    super(`the disk of ${folder} is full: more than ${reserve} MB must stay free`);
    this.name = 'NoRoom';
  }
}

/**
 * Watches a folder's disk, so that changes are refused before it is full: a journal that cannot be
 * written ends the shop (journal.ts). Gives what throws NoRoom where there is none for another change.
 */
export function watchFreeSpace(
  files: Files,
  folder: string,
  snapshotBytes: () => number,
): () => Promise<void> {
  let lookedAt = -Infinity;
  let hasRoom = true;
  return async () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_EVERY_MS && hasRoom) return;
    lookedAt = now;
    hasRoom = (await files.free(folder)) > RESERVE_BYTES + snapshotBytes();
    if (!hasRoom) throw new NoRoom(folder);
  };
}
