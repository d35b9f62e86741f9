import { disk, type Files } from '../../../server/storage/lowdb/journal/files.ts';

/** The real disk, with room for journals and, while it is full, none for a snapshot. */
export function diskWithoutSnapshots() {
  let isFull = true;
  const files: Files = {
    ...disk,
    async create(path) {
      const appendFile = await disk.create(path);
      if (!path.endsWith('shop.json.tmp')) return appendFile;
      return {
        ...appendFile,
        async sync() {
          if (isFull) throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
          await appendFile.sync();
        },
      };
    },
  };
  const mend = () => {
    isFull = false;
  };
  return { files, mend };
}
