import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { isStoredName } from '../../catalog/catalog.picture.rules.ts';
import type { PictureStore } from '../../catalog/catalog.picture.store.ts';
import { StoreUnavailable } from '../../shared/problems.ts';
import { makeFolder, writeDurably } from '../durable-file.ts';
import { disk, type Files } from './journal/files.ts';

export function pictureFolderOf(dataFolder: string): string {
  return join(dataFolder, 'pictures');
}

/** The pictures in the folder `pictures` of a shop's data folder, one file each. */
export function picturesIn(dataFolder: string, files: Files = disk): PictureStore {
  const folder = pictureFolderOf(dataFolder);
  // Two drafts of one picture would be the same file.
  const oneAtATime = pLimit(1);
  const has = async (name: string) => (await stat(join(folder, name)).catch(() => null)) !== null;
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
    read: (name) => files.read(join(folder, name)),
    async names() {
      const names = await files.names(folder).catch((): readonly string[] => []);
      return names.filter(isStoredName).toSorted();
    },
  };
}
