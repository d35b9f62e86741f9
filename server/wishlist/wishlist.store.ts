/** A wish at rest. */
export interface WishRecord {
  readonly productId: string;
  /** ISO 8601, UTC. */
  readonly addedAt: string;
}

/** What the shop asks of wherever wishlists are kept. */
export interface WishlistStore {
  /** The customer's wishes, oldest first. */
  load(customerId: string): Promise<readonly WishRecord[]>;
  save(customerId: string, wishes: readonly WishRecord[]): Promise<void>;
}
