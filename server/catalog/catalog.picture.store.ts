/**
 * Keeps pictures that were put into the shop, each under the hash of its content: saved before the
 * product that shows it, never changed, and served by every instance.
 */
export interface PictureStore {
  /** Comes back once it is on disk. A picture that is there already stays. Throws StoreUnavailable. */
  save(name: string, bytes: Buffer): Promise<void>;
  has(name: string): Promise<boolean>;
  read(name: string): Promise<Buffer | null>;
  /** Of all pictures. */
  names(): Promise<readonly string[]>;
}
