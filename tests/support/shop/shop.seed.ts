import { fileURLToPath } from 'node:url';
import { readSeed } from '../../../server/seed/folder.ts';
import { seedStore, type Seed } from '../../../server/seed/seed.ts';
import { createPasswords, type Passwords } from '../../../server/authentication/passwords.ts';
import type { Store } from '../../../server/store.ts';

const FOLDER = fileURLToPath(new URL('../../../seed', import.meta.url));
/** The least that Argon2 takes: a test is not worth the cost of a guess. */
const CHEAPEST = { memoryCost: 8, timeCost: 1 };

let seed: Promise<Seed> | undefined;
/** Read once a worker. */
export const readTestSeed = (): Promise<Seed> => (seed ??= readSeed(FOLDER));

/** Returns passwords like the shop's, at the least cost. */
export const testPasswords = (): Promise<Passwords> => createPasswords(CHEAPEST);

/** A shop as it is when it opens for the first time. */
export async function fillShop(store: Store): Promise<void> {
  await seedStore(store, await readTestSeed(), await testPasswords(), new Date());
}
