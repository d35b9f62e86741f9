import { readFileSync } from 'node:fs';

/** Made-up products in exactly the shape in which other shops' programs export them, with their quirks. */
export const exportOf = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(name, import.meta.url)));

export const exportText = (name: string): string => new TextDecoder().decode(exportOf(name));
