/** How often something may be done, in how many seconds. */
export interface Window {
  readonly name: string;
  readonly points: number;
  readonly duration: number;
  /** Whether it begins anew with each point, and not with the first alone. */
  readonly isRenewed?: boolean;
}

/** What was counted under a key in the window that runs. */
export interface Count {
  readonly points: number;
  /** Until the window ends. */
  readonly msLeft: number;
}

/** What may still be done in the window that runs. */
export interface Allowance {
  readonly remaining: number;
  /** Until the window ends. */
  readonly seconds: number;
}

/** Counts under keys, each in a window. */
export interface Counter {
  /** Adds points (fewer than none takes some back, none only looks); gives what they are then. */
  add(key: string, points: number): Promise<Count>;
  forget(key: string): Promise<void>;
}

/** Makes the counter of a window. */
export type CounterOf = (window: Window) => Counter;

/** Makes counters: for what nearly every answer needs, and for what is rarer and matters more. */
export interface Counters {
  /** May learn a moment late what other instances counted, and waits for nobody. */
  readonly often: CounterOf;
  /** Knows at once. */
  readonly exactly: CounterOf;
}

/** Seconds to wait, 0 for what is within the limit. */
export function secondsToWait({ points, msLeft }: Count, limit: Window): number {
  return points > limit.points ? Math.max(1, Math.ceil(msLeft / 1000)) : 0;
}

/** A log-in as the limits see it. */
export interface LogInAttempt {
  readonly address: string;
  readonly email: string;
  /** Names a device that has logged in to this account before. */
  readonly device: string | undefined;
}

/** Why a log-in must wait: too many have failed from its address, or for its account from anywhere. */
export interface Hold {
  readonly by: 'ADDRESS' | 'ACCOUNT';
  readonly seconds: number;
}

/** A log-in that was begun, or is held back. */
export interface BegunLogIn {
  readonly hold: Hold | null;
  /** Takes it back: its password was not looked at. */
  notTried(): Promise<void>;
  /** Takes it back, and forgets the failures before it that were the account’s from here. */
  succeeded(): Promise<void>;
}

/** What one address may do, and how often an account’s password may be guessed (contract, section 8). */
export interface Limits {
  /**
   * Throws RateLimited when the address has used up its share of the window; else gives what is
   * left of it, null where nothing is counted.
   */
  consume(what: 'SIGN_UP' | 'GUEST_ORDER', address: string): Promise<Allowance | null>;
  /**
   * Begins a log-in, or says how long to wait. It counts as failed until it succeeds, so that many sent
   * at once cannot pass the check together.
   */
  beginLogIn(attempt: LogInAttempt): Promise<BegunLogIn>;
  /** Counts a mail to somebody who has not asked for it themselves, as far as is known; false beyond the day's share. */
  beginMail(email: string): Promise<boolean>;
  /** Takes a mail back that came to nothing. */
  mailNotWritten(email: string): Promise<void>;
}
