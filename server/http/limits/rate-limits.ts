import {
  secondsToWait,
  type Allowance,
  type CounterOf,
  type Limits,
  type Window,
} from '../../shared/limits.ts';
import { RateLimited } from '../../shared/problems.ts';
import { createCodeLimits } from './code-limits.ts';
import { createLogInLimits } from './log-in-limits.ts';
import { createMailLimits } from './mail-limits.ts';
import { memoryCounters } from './rate-limits.memory.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const WINDOWS = {
  SIGN_UP: { name: 'SIGN_UP', points: 30, duration: 60 * MINUTE },
  CASH_ORDER: { name: 'CASH_ORDER', points: 30, duration: 10 * MINUTE },
  APPOINTMENT: { name: 'APPOINTMENT', points: 30, duration: 10 * MINUTE },
  FIND_ORDER: { name: 'FIND_ORDER', points: 10, duration: 60 * MINUTE },
  READ: { name: 'READ', points: 1500, duration: MINUTE },
  WRITE: { name: 'WRITE', points: 300, duration: MINUTE },
  API_TOKEN: { name: 'API_TOKEN', points: 600, duration: MINUTE },
  STRANGERS_MAIL: { name: 'STRANGERS_MAIL', points: 5, duration: DAY },
} as const satisfies Readonly<Record<string, Window>>;

export interface AddressLimits extends Limits {
  consume(
    what: Parameters<Limits['consume']>[0] | 'READ' | 'WRITE',
    key: string,
    points?: number,
  ): Promise<Allowance | null>;
}

function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*@/, '@');
}

/**
 * Counts what nearly every request does, reads and the uses of API tokens, by `quickly`: each instance by itself, without
 * waiting for the database. Beside RateLimited they throw what the counters throw: without the database,
 * StoreUnavailable for all but these.
 */
export function createLimits(
  counterOf: CounterOf,
  quickly: CounterOf = memoryCounters(),
): AddressLimits {
  const consumers = {
    SIGN_UP: counterOf(WINDOWS.SIGN_UP),
    CASH_ORDER: counterOf(WINDOWS.CASH_ORDER),
    APPOINTMENT: counterOf(WINDOWS.APPOINTMENT),
    FIND_ORDER: counterOf(WINDOWS.FIND_ORDER),
    READ: quickly(WINDOWS.READ),
    WRITE: counterOf(WINDOWS.WRITE),
    API_TOKEN: quickly(WINDOWS.API_TOKEN),
  };
  const strangersMail = counterOf(WINDOWS.STRANGERS_MAIL);
  const staff = createLogInLimits(counterOf, 'STAFF_');
  return {
    ...createLogInLimits(counterOf),
    beginStaffLogIn: staff.beginLogIn,
    beginStaffPasskeyLogIn: staff.beginPasskeyLogIn,
    ...createMailLimits(counterOf),
    ...createCodeLimits(counterOf),
    async consume(what, key, points = 1) {
      const window = WINDOWS[what];
      const count = await consumers[what].add(key, points);
      const wait = secondsToWait(count, window);
      if (wait > 0) throw new RateLimited(wait);
      return {
        remaining: window.points - count.points,
        // The database's clock may be ahead by some milliseconds.
        seconds: Math.min(Math.max(1, Math.ceil(count.msLeft / 1000)), window.duration),
      };
    },
    async beginMail(email) {
      const count = await strangersMail.add(mailboxOf(email), 1);
      const isWithin = secondsToWait(count, WINDOWS.STRANGERS_MAIL) === 0;
      if (!isWithin) await strangersMail.add(mailboxOf(email), -1);
      return isWithin;
    },
    async mailNotWritten(email) {
      await strangersMail.add(mailboxOf(email), -1);
    },
  };
}

const begin = async () => ({ hold: null, notTried: async () => {}, succeeded: async () => {} });

export function noLimits(): AddressLimits {
  return {
    consume: async () => null,
    beginLogIn: begin,
    beginStaffLogIn: begin,
    beginPasskeyLogIn: begin,
    beginStaffPasskeyLogIn: begin,
    beginAccountMail: async () => ({ notWritten: async () => {} }),
    beginCodeGuess: async () => ({ wait: 0, found: async () => {} }),
    beginMail: async () => true,
    mailNotWritten: async () => {},
  };
}
