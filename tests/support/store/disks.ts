import { disk, type Files } from '../../../server/storage/lowdb/journal/files.ts';
import { gate } from './gate.ts';

/** Opens files whose flushes come after `before`. */
const withSync =
  (open: Files['create'], before: (path: string) => Promise<void> | void): Files['create'] =>
  async (path, mode) => {
    const file = await open(path, mode);
    return {
      ...file,
      async sync() {
        await before(path);
        await file.sync();
      },
    };
  };

const failure = (code: string) => Object.assign(new Error(`${code}: sync`), { code });

/** The real disk, whose flushes fail while it is broken. */
export function breakableDisk() {
  let isBroken = false;
  const append = withSync(disk.append, () => {
    if (isBroken) throw failure('EIO');
  });
  const setBroken = (broken: boolean) => {
    isBroken = broken;
  };
  return {
    files: { ...disk, append },
    breakDown: () => setBroken(true),
    mend: () => setBroken(false),
  };
}

/** The real disk, with room for journals and, while it is full, none for a snapshot. */
export function diskWithoutSnapshots() {
  let isFull = true;
  const create = withSync(disk.create, (path) => {
    if (isFull && path.endsWith('shop.json.tmp')) throw failure('ENOSPC');
  });
  const mend = () => {
    isFull = false;
  };
  return { files: { ...disk, create }, mend };
}

/** The real disk, whose flushes wait while it is held: what needs one stays in work. */
export function heldDisk() {
  let held: ReturnType<typeof gate> | null = null;
  let flushes = 0;
  const append = withSync(disk.append, async () => {
    await held?.opened;
    flushes += 1;
  });
  return {
    files: { ...disk, append },
    flushes: () => flushes,
    hold() {
      held = gate();
    },
    release() {
      held?.open();
      held = null;
    },
  };
}
