/** A line at rest. The price is not kept: it is always the catalogue's. */
export interface CartLineRecord {
  readonly productId: string;
  readonly quantity: number;
  /** ISO 8601, UTC. */
  readonly addedAt: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}

/** What the shop asks of wherever carts are kept. */
export interface CartStore {
  /** The customer's lines, oldest first; empty when there is no cart. */
  load(customerId: string): Promise<readonly CartLineRecord[]>;
  save(customerId: string, lines: readonly CartLineRecord[]): Promise<void>;
}
