import { createHash } from 'node:crypto';
import { storableText, type Collection, type Entry } from '../collection.ts';

export interface PartSum {
  readonly records: number;
  readonly checksum: string;
}

const MODULUS = 1n << 256n;

/** Sums SHA-256 of the records; the order counts only for ordered collections. */
export class RunningSum {
  readonly #countsPlaces: boolean;
  #records = 0;
  #sum = 0n;

  constructor({ isOrdered = false }: Collection) {
    this.#countsPlaces = isOrdered;
  }

  get value(): PartSum {
    return { records: this.#records, checksum: this.#sum.toString(16).padStart(64, '0') };
  }

  add(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.#records += 1;
      const text = canonical([this.#countsPlaces ? this.#records : 0, ...entry]);
      const hash = createHash('sha256').update(text).digest('hex');
      this.#sum = (this.#sum + BigInt(`0x${hash}`)) % MODULUS;
    }
  }
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return storableText(part);
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
