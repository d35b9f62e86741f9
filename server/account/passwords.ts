import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Overloaded } from '../shared/problems.ts';
import { composePassword } from '../shared/text.ts';

/** Makes and checks password hashes (argon2id, PHC strings). Throws Overloaded when too many wait. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash it takes as long as with one, so that time does not tell who has an account. */
  verify(password: string, passwordHash: string | null): Promise<boolean>;
  /** Whether a hash was made when less work was enough, or in another way than today's. */
  isOutdated(passwordHash: string): boolean;
}

/**
 * Two hashes at a time: they share Node's thread pool with the store's flushes, and 32 log-ins at
 * once raised the median commit from 0.5 to 696 ms (shared measurement, store.md).
 */
const HASHES_AT_ONCE = 2;

/** Beyond it waiting takes longer than anybody waits: one takes tens of milliseconds. */
const MAX_WAITING = 64;
const COME_BACK_SECONDS = 2;

export async function createPasswords(): Promise<Passwords> {
  const limit = pLimit(HASHES_AT_ONCE);
  const nobodys = await hash('no account has this password');
  async function inSeries<T>(work: () => Promise<T>): Promise<T> {
    if (limit.pendingCount >= MAX_WAITING) throw new Overloaded(COME_BACK_SECONDS);
    return limit(work);
  }
  return {
    hash: (password) => inSeries(() => hash(composePassword(password))),
    verify: (password, passwordHash) =>
      inSeries(async () => {
        const matches = await verify(passwordHash ?? nobodys, composePassword(password));
        return matches && passwordHash !== null;
      }),
    isOutdated: (passwordHash) => parametersOf(passwordHash) !== parametersOf(nobodys),
  };
}

/** What a PHC string says of how it was made, such as `$argon2id$v=19$m=19456,t=2,p=1`. */
function parametersOf(passwordHash: string): string {
  return passwordHash.split('$').slice(0, 4).join('$');
}
