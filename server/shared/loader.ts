import DataLoader from 'dataloader';

/** Joins what is read at the same time into one query. Nothing is cached: a mutation reads what it changed. */
export function loaderOf<T, Missing>(
  find: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  missing: Missing,
): DataLoader<string, T | Missing> {
  return new DataLoader(
    async (ids) => {
      const found = await find([...new Set(ids)]);
      return ids.map((id) => found.get(id) ?? missing);
    },
    { cache: false },
  );
}
