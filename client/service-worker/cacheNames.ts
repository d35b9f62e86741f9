import { pageCopies } from '../apollo/storage.ts';

const prefix = 'belle-vue-';

/** As on the privacy page. A new number, after a change of what is stored, drops the old copies. */
export const cacheNames = { pages: pageCopies, assets: 'belle-vue-assets-1' } as const;

/** Removes the shop's caches, but those that `isUsed` names. */
export async function removeCaches(isUsed: (name: string) => boolean = () => false) {
  const names = await caches.keys();
  const unused = names.filter((name) => name.startsWith(prefix) && !isUsed(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
}
