/** A bound on what all may have at once, and within it on what one address may have. */
export interface Share {
  readonly all: number;
  readonly ofOneAddress: number;
}

/** Counts places that are taken, in all and by address. */
export class Places {
  readonly #bounds: Share;
  readonly #ofAddress = new Map<string, number>();
  #taken = 0;

  constructor(bounds: Share) {
    this.#bounds = bounds;
  }

  get taken(): number {
    return this.#taken;
  }

  /** Whether there is no place for this address. */
  areFull(address: string): boolean {
    const { all, ofOneAddress } = this.#bounds;
    return this.#taken >= all || (this.#ofAddress.get(address) ?? 0) >= ofOneAddress;
  }

  take(address: string): void {
    this.#taken += 1;
    this.#ofAddress.set(address, (this.#ofAddress.get(address) ?? 0) + 1);
  }

  leave(address: string): void {
    this.#taken -= 1;
    const left = (this.#ofAddress.get(address) ?? 0) - 1;
    if (left > 0) this.#ofAddress.set(address, left);
    else this.#ofAddress.delete(address);
  }
}
