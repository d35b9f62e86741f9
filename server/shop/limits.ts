/** How often something may be done, in how many seconds. */
export interface Window {
  readonly name: string;
  readonly points: number;
  readonly duration: number;
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

/** Counts under keys, each in a window that begins with its first point. */
export interface Counter {
  /** Adds points (fewer than none takes some back); gives what they are then. */
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

/**
 * What one address may do (contract, section 8). The port; counting is the adapter's.
 * `log-in` failures are counted for an account from one address, and for the address.
 */
export interface Limits {
  /**
   * Throws RateLimited when the address has used up its share of the window; else gives what is
   * left of it, null where nothing is counted.
   */
  consume(what: 'SIGN_UP' | 'GUEST_ORDER', address: string): Promise<Allowance | null>;
  /**
   * Begins a log-in: seconds to wait when too many have failed, 0 when it may be tried now. It counts
   * as failed until it succeeds, so that many sent at once cannot pass the check together.
   */
  beginLogIn(address: string, email: string): Promise<number>;
  /** Takes a begun log-in back whose password was not looked at. */
  logInNotTried(address: string, email: string): Promise<void>;
  /** Takes the begun log-in back and forgets the account's failures from this address. */
  logInSucceeded(address: string, email: string): Promise<void>;
  /** Counts a mail to somebody who has not asked for it themselves, as far as is known; false beyond the day's share. */
  beginMail(email: string): Promise<boolean>;
  /** Takes a mail back that came to nothing. */
  mailNotWritten(email: string): Promise<void>;
}
