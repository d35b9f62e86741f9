import { join } from 'node:path';
import pLimit from 'p-limit';
import { StoreUnavailable } from '../../shared/problems.ts';
import { makeFolder, writeDurably } from '../durable-file.ts';
import type { Pictures } from '../engine.ts';
import { disk, type Files } from './journal/files.ts';
import type { ShopFolder } from './journal/folder.ts';

export function picturesIn(
  { pictures: folder, schema }: ShopFolder,
  files: Files = disk,
): Pictures {
  // Two drafts of one picture would be the same file.
  const oneAtATime = pLimit(1);
  const read = (name: string) => files.read(join(folder, name));
  const has = async (name: string) => (await read(name)) !== null;
  return {
    has,
    save: (name, bytes) =>
      oneAtATime(async () => {
        if (await has(name)) return;
        try {
          await makeFolder(folder, files);
          await writeDurably(join(folder, name), (file) => file.write(bytes), { files });
        } catch (error) {
          throw new StoreUnavailable(error);
        }
      }),
    read,
    async names() {
      const names = await files.names(folder).catch((): readonly string[] => []);
      return names.filter((name) => schema.isPictureName(name)).toSorted();
    },
  };
}
