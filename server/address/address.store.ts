/** A saved delivery address at rest. */
export interface AddressRecord {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}

/** What the shop asks of wherever address books are kept. */
export interface AddressStore {
  /** The customer's addresses, oldest first. */
  load(customerId: string): Promise<readonly AddressRecord[]>;
  save(customerId: string, addresses: readonly AddressRecord[]): Promise<void>;
}
