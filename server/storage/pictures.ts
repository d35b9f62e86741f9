/**
 * Each under the hash of its content and never changed: saved before the record that refers to it,
 * outside of transactions.
 */
export interface Pictures {
  save(name: string, bytes: Buffer): Promise<void>;
  has(name: string): Promise<boolean>;
  read(name: string): Promise<Buffer | null>;
  names(): Promise<readonly string[]>;
}
