import { disk, type Files } from '../../../server/storage/lowdb/journal/files.ts';
import { gate } from './gate.ts';

/** The real disk, whose flushes wait while it is held: what asked for one stays in work. */
export function heldDisk() {
  let held: ReturnType<typeof gate> | null = null;
  const files: Files = {
    ...disk,
    async append(path) {
      const appendFile = await disk.append(path);
      return {
        ...appendFile,
        async sync() {
          await held?.opened;
          await appendFile.sync();
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
