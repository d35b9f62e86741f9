import { isInPostgres, newPlace } from './shop.place.ts';
import { startShop, type TestShop, type TestShopOptions } from './shop.ts';

/** PostgreSQL has several instances over one database; a folder has one. */
const INSTANCES = isInPostgres ? 3 : 1;

export interface Instances {
  readonly first: TestShop;
  readonly all: readonly TestShop[];
  close(): Promise<void>;
}

/** Starts the instances of one new shop; their starter closes them. */
export async function startInstances(options: TestShopOptions = {}): Promise<Instances> {
  const place = await newPlace(options.isSeeded);
  const first = await startShop(options, place);
  const all = [first];
  while (all.length < INSTANCES) {
    all.push(await startShop(options, { ...place, remove: async () => {} }));
  }
  return {
    first,
    all,
    async close() {
      for (const shop of all.toReversed()) await shop.close();
    },
  };
}
