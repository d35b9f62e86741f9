import { disk, type Files } from '../../../server/storage/lowdb/journal/files.ts';

/** The real disk, whose flushes fail while it is broken. */
export function breakableDisk() {
  let isBroken = false;
  const files: Files = {
    ...disk,
    async append(path) {
      const appendFile = await disk.append(path);
      return {
        ...appendFile,
        async sync() {
          if (isBroken) throw Object.assign(new Error('EIO: sync'), { code: 'EIO' });
          await appendFile.sync();
        },
      };
    },
  };
  const setBroken = (broken: boolean) => {
    isBroken = broken;
  };
  return { files, breakDown: () => setBroken(true), mend: () => setBroken(false) };
}
