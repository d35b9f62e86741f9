import type { Allowance, Count, Counters, Limits, Window } from '../shop/limits.ts';
import { RateLimited } from '../shop/problems.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Points and seconds of each window (contract, section 8). */
export const WINDOWS = {
  SIGN_UP: { name: 'SIGN_UP', points: 30, duration: 60 * MINUTE },
  GUEST_ORDER: { name: 'GUEST_ORDER', points: 30, duration: 10 * MINUTE },
  READ: { name: 'READ', points: 1500, duration: MINUTE },
  WRITE: { name: 'WRITE', points: 300, duration: MINUTE },
  FAILED_ACCOUNT: { name: 'FAILED_ACCOUNT', points: 5, duration: 15 * MINUTE },
  STRANGERS_MAIL: { name: 'STRANGERS_MAIL', points: 5, duration: DAY },
  FAILED_ADDRESS: { name: 'FAILED_ADDRESS', points: 30, duration: 15 * MINUTE },
} as const satisfies Readonly<Record<string, Window>>;

/** The limits by address, and those on all requests, which the HTTP layer takes itself. */
export interface AddressLimits extends Limits {
  consume(
    what: 'SIGN_UP' | 'GUEST_ORDER' | 'READ' | 'WRITE',
    address: string,
  ): Promise<Allowance | null>;
}

/** Whatever was typed may be as long as a body; what is kept of it may not. */
const MAX_EMAIL = 254;

/** Failures are counted for an account from one address: nobody can lock another one out. */
function accountKey(address: string, email: string): string {
  return `${address} ${email.slice(0, MAX_EMAIL)}`;
}

/** Whose mailbox it is: what stands behind a `+` is a tag of its owner's. */
function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*@/, '@');
}

/**
 * The shop's limits. What they throw beside RateLimited comes from the counters: with the database
 * away that is StoreUnavailable for all but reads.
 */
export function createLimits({ often, exactly }: Counters): AddressLimits {
  const consumers = {
    SIGN_UP: exactly(WINDOWS.SIGN_UP),
    GUEST_ORDER: exactly(WINDOWS.GUEST_ORDER),
    READ: often(WINDOWS.READ),
    WRITE: exactly(WINDOWS.WRITE),
  };
  const failedAccount = exactly(WINDOWS.FAILED_ACCOUNT);
  const failedAddress = exactly(WINDOWS.FAILED_ADDRESS);
  const strangersMail = exactly(WINDOWS.STRANGERS_MAIL);
  async function takeBack(address: string, email: string): Promise<void> {
    await failedAccount.add(accountKey(address, email), -1);
    await failedAddress.add(address, -1);
  }
  return {
    async consume(what, address) {
      const window = WINDOWS[what];
      const count = await consumers[what].add(address, 1);
      const wait = waitOf(count, window);
      if (wait > 0) throw new RateLimited(wait);
      return {
        remaining: window.points - count.points,
        seconds: Math.max(1, Math.ceil(count.msLeft / 1000)),
      };
    },
    async beginLogIn(address, email) {
      const account = await failedAccount.add(accountKey(address, email), 1);
      const all = await failedAddress.add(address, 1);
      const wait = Math.max(
        waitOf(account, WINDOWS.FAILED_ACCOUNT),
        waitOf(all, WINDOWS.FAILED_ADDRESS),
      );
      // One that is held back was not tried, so it is no failure.
      if (wait > 0) await takeBack(address, email);
      return wait;
    },
    logInNotTried: takeBack,
    async logInSucceeded(address, email) {
      await failedAccount.forget(accountKey(address, email));
      await failedAddress.add(address, -1);
    },
    async beginMail(email) {
      const count = await strangersMail.add(mailboxOf(email), 1);
      const isWithin = waitOf(count, WINDOWS.STRANGERS_MAIL) === 0;
      if (!isWithin) await strangersMail.add(mailboxOf(email), -1);
      return isWithin;
    },
    async mailNotWritten(email) {
      await strangersMail.add(mailboxOf(email), -1);
    },
  };
}

/** Counts nothing: for load tests and automated suites (`RATE_LIMITS=off`). */
export function noLimits(): AddressLimits {
  return {
    consume: async () => null,
    beginLogIn: async () => 0,
    logInNotTried: async () => {},
    logInSucceeded: async () => {},
    beginMail: async () => true,
    mailNotWritten: async () => {},
  };
}

/** Seconds to wait, 0 for what is within the limit. */
function waitOf({ points, msLeft }: Count, limit: Window): number {
  return points > limit.points ? Math.max(1, Math.ceil(msLeft / 1000)) : 0;
}
