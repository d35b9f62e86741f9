import type { Files } from './files.ts';

/** Beside a new snapshot, for the journal and other users of the disk. */
const RESERVE_BYTES = 16 * 1024 * 1024;
const LOOK_EVERY_MS = 1000;

export class NoRoom extends Error {
  constructor(folder: string) {
    const reserve = RESERVE_BYTES / 1024 / 1024;
    super(`the disk of ${folder} is full: more than ${reserve} MB must stay free`);
    this.name = 'NoRoom';
  }
}

/** Refuses changes before the disk is full: a failed journal write stops the shop. */
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
