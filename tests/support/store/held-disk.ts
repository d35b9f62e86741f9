import { disk, type Files } from '../../../server/storage/lowdb/journal/files.ts';
import { gate } from './gate.ts';

/** The real disk, whose flushes wait while it is held: what asked for one stays in work. */
export function heldDisk() {
  let held: ReturnType<typeof gate> | null = null;
  const files: Files = {
    ...disk,
    async append(path) {
      const tail = await disk.append(path);
      return {
        ...tail,
        async sync() {
          await held?.opened;
          await tail.sync();
        },
      };
    },
  };
  return {
    files,
    hold() {
      held = gate();
    },
    release() {
      held?.open();
      held = null;
    },
  };
}
