export interface Window {
  readonly name: string;
  readonly points: number;
  readonly duration: number;
  /** Whether every point restarts the window, not only the first. */
  readonly isRenewed?: boolean;
}

export interface Count {
  readonly points: number;
  readonly msLeft: number;
}

export interface Allowance {
  readonly remaining: number;
  readonly seconds: number;
}

export interface Counter {
  /** Negative points are taken back, zero only reads; returns the new count. */
  add(key: string, points: number): Promise<Count>;
  forget(key: string): Promise<void>;
}

export type CounterOf = (window: Window) => Counter;

export function secondsToWait({ points, msLeft }: Count, limit: Window): number {
  return points > limit.points ? Math.max(1, Math.ceil(msLeft / 1000)) : 0;
}

export interface LogInAttempt {
  readonly address: string;
  readonly email: string;
  /** Identifies a device that has logged in to this account before. */
  readonly device: string | undefined;
}

/** Too many failures from its address, or for its account from anywhere. */
export interface Hold {
  readonly by: 'ADDRESS' | 'ACCOUNT';
  readonly seconds: number;
}

export interface BegunLogIn {
  readonly hold: Hold | null;
  /** Takes it back: the password was not checked. */
  notTried(): Promise<void>;
  /** Takes it back, with the account's earlier failures from this device or address. */
  succeeded(): Promise<void>;
}

export interface BegunGuess {
  /** Until codes are read again, in seconds; 0 for at once. */
  readonly wait: number;
  /** Takes it back: there is such a code. */
  found(): Promise<void>;
}

interface BegunMail {
  notWritten(): Promise<void>;
}

export interface Limits {
  /** Throws RateLimited above the limit; returns null where nothing is counted. */
  consume(
    what: 'SIGN_UP' | 'CASH_ORDER' | 'APPOINTMENT' | 'FIND_ORDER' | 'API_TOKEN',
    /** An address, or the id of an API token. */
    key: string,
  ): Promise<Allowance | null>;
  /**
   * Counts as failed until it succeeds, so that concurrent attempts cannot pass the check together.
   */
  beginLogIn(attempt: LogInAttempt): Promise<BegunLogIn>;
  /** Works like `beginLogIn`, with counts of its own. */
  beginStaffLogIn(attempt: LogInAttempt): Promise<BegunLogIn>;
  /** Counts by address only, together with passwords: a passkey cannot be guessed. */
  beginPasskeyLogIn(address: string): Promise<BegunLogIn>;
  /** Works like `beginPasskeyLogIn`, with the counts of staff. */
  beginStaffPasskeyLogIn(address: string): Promise<BegunLogIn>;
  /**
   * Counts a mail with a link for each of these e-mails. Throws TooManyAttempts above a limit, and
   * counts nothing then.
   */
  beginAccountMail(
    about: 'PASSWORD' | 'EMAIL' | 'STOCK_ALERT' | 'STAFF',
    from: { readonly address: string; readonly emails: readonly string[] },
  ): Promise<BegunMail>;
  /**
   * Counts a discount code as unknown until it is found, so that concurrent guesses cannot pass the check together; one
   * code from one address counts once.
   */
  beginCodeGuess(address: string, code: string): Promise<BegunGuess>;
  /** Limits mails to recipients with an unconfirmed address; false above the day's limit. */
  beginMail(email: string): Promise<boolean>;
  mailNotWritten(email: string): Promise<void>;
}
