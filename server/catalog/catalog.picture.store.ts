/**
 * Each under the hash of its content and never changed: saved before the product that refers to it.
 */
export interface PictureStore {
  save(name: string, bytes: Buffer): Promise<void>;
  has(name: string): Promise<boolean>;
  read(name: string): Promise<Buffer | null>;
  names(): Promise<readonly string[]>;
}
