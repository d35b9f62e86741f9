export interface Share {
  readonly all: number;
  readonly ofOneAddress: number;
}

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
