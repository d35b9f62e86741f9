import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from '../shop/limits.ts';
import { RateLimited } from '../shop/problems.ts';

const MINUTE = 60;

/** Points and seconds of each window (contract, section 8). */
const windows = {
  SIGN_UP: { points: 30, duration: 60 * MINUTE },
  GUEST_ORDER: { points: 30, duration: 10 * MINUTE },
  READ: { points: 1500, duration: MINUTE },
  WRITE: { points: 300, duration: MINUTE },
  FAILED_ACCOUNT: { points: 5, duration: 15 * MINUTE },
  FAILED_ADDRESS: { points: 30, duration: 15 * MINUTE },
} as const;

/** The limits by address, and those on all requests, which the HTTP layer takes itself. */
export interface AddressLimits extends Limits {
  consume(what: 'SIGN_UP' | 'GUEST_ORDER' | 'READ' | 'WRITE', address: string): Promise<void>;
}

function limiter(name: keyof typeof windows): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, ...windows[name] });
}

/** Whatever was typed may be as long as a body; what is kept of it may not. */
const MAX_EMAIL = 254;

/** Failures are counted for an account from one address: nobody can lock another one out. */
function accountKey(address: string, email: string): string {
  return `${address} ${email.slice(0, MAX_EMAIL)}`;
}

/** Counts in this process's memory. */
export function createLimits(): AddressLimits {
  const consumers = {
    SIGN_UP: limiter('SIGN_UP'),
    GUEST_ORDER: limiter('GUEST_ORDER'),
    READ: limiter('READ'),
    WRITE: limiter('WRITE'),
  };
  const failedAccount = limiter('FAILED_ACCOUNT');
  const failedAddress = limiter('FAILED_ADDRESS');
  async function takeBack(address: string, email: string): Promise<void> {
    await failedAccount.reward(accountKey(address, email));
    await failedAddress.reward(address);
  }
  return {
    async consume(what, address) {
      try {
        await consumers[what].consume(address);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new RateLimited(inSeconds(refused));
      }
    },
    async beginLogIn(address, email) {
      const account = await failedAccount.penalty(accountKey(address, email));
      const all = await failedAddress.penalty(address);
      const wait = Math.max(
        waitOf(account, windows.FAILED_ACCOUNT.points),
        waitOf(all, windows.FAILED_ADDRESS.points),
      );
      // One that is held back was not tried, so it is no failure.
      if (wait > 0) await takeBack(address, email);
      return wait;
    },
    logInNotTried: takeBack,
    async logInSucceeded(address, email) {
      await failedAccount.delete(accountKey(address, email));
      await failedAddress.reward(address);
    },
  };
}

/** Counts nothing: for load tests and automated suites (`RATE_LIMITS=off`). */
export function noLimits(): AddressLimits {
  return {
    consume: async () => {},
    beginLogIn: async () => 0,
    logInNotTried: async () => {},
    logInSucceeded: async () => {},
  };
}

function waitOf(state: RateLimiterRes, points: number): number {
  return state.consumedPoints > points ? inSeconds(state) : 0;
}

function inSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
