/**
 * Pictures, each under the hash of its content: saved before the record that shows it, apart from
 * transactions, and never changed.
 */
export interface Pictures {
  /** Resolves once it is durable. A picture that is there already stays. Throws StoreUnavailable. */
  save(name: string, bytes: Buffer): Promise<void>;
  has(name: string): Promise<boolean>;
  read(name: string): Promise<Buffer | null>;
  /** Of all pictures. */
  names(): Promise<readonly string[]>;
}
