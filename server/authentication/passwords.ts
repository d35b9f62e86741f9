import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Overloaded } from '../shared/problems.ts';
import { composePassword } from '#shared/text.ts';

/** Argon2id, PHC strings. Both throw Overloaded when too many wait. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes equally long without a hash, so that timing does not reveal who has an account. */
  verify(password: string, passwordHash: string | null): Promise<boolean>;
  isOutdated(passwordHash: string): boolean;
}

/**
 * Hashes share Node's thread pool with the store's flushes: 32 log-ins at once raised the median
 * commit from 0.5 to 696 ms.
 */
const HASHES_AT_ONCE = 2;

/** A hash takes tens of milliseconds: beyond this, clients time out first. */
const MAX_WAITING = 64;
const COME_BACK_SECONDS = 2;

/** Memory in KiB. The minimum of OWASP's Password Storage Cheat Sheet for one lane. */
const COST = { memoryCost: 19_456, timeCost: 2 };

/** Tests lower `cost`: in production each hash costs what a guess costs. */
export async function createPasswords(cost: typeof COST = COST): Promise<Passwords> {
  const limit = pLimit(HASHES_AT_ONCE);
  const dummyHash = await hash('no account has this password', cost);
  async function inSeries<T>(work: () => Promise<T>): Promise<T> {
    if (limit.pendingCount >= MAX_WAITING) throw new Overloaded(COME_BACK_SECONDS);
    return limit(work);
  }
  return {
    hash: (password) => inSeries(() => hash(composePassword(password), cost)),
    verify: (password, passwordHash) =>
      inSeries(async () => {
        const matches = await verify(passwordHash ?? dummyHash, composePassword(password));
        return matches && passwordHash !== null;
      }),
    isOutdated: (passwordHash) => parametersOf(passwordHash) !== parametersOf(dummyHash),
  };
}

function parametersOf(passwordHash: string): string {
  return passwordHash.split('$').slice(0, 4).join('$');
}
