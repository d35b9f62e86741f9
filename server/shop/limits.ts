/**
 * What one address may do (contract, section 8). The port; counting is the adapter's.
 * `log-in` failures are counted for an account from one address, and for the address.
 */
export interface Limits {
  /** Throws RateLimited when the address has used up its share of the window. */
  consume(what: 'SIGN_UP' | 'GUEST_ORDER', address: string): Promise<void>;
  /**
   * Begins a log-in: seconds to wait when too many have failed, 0 when it may be tried now. It counts
   * as failed until it succeeds, so that many sent at once cannot pass the check together.
   */
  beginLogIn(address: string, email: string): Promise<number>;
  /** Takes a begun log-in back whose password was not looked at. */
  logInNotTried(address: string, email: string): Promise<void>;
  /** Takes the begun log-in back and forgets the account's failures from this address. */
  logInSucceeded(address: string, email: string): Promise<void>;
}
