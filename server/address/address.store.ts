import type { z } from 'zod';
import { instant, record, text } from '../shared/record.ts';

export const addressRecord = record({
  id: text,
  name: text,
  street: text,
  city: text,
  region: text,
  postalCode: text,
  createdAt: instant,
  updatedAt: instant,
});
/** A saved delivery address at rest. */
export type AddressRecord = z.infer<typeof addressRecord>;

export interface AddressStore {
  /** The customer's addresses, oldest first. */
  load(customerId: string): Promise<readonly AddressRecord[]>;
  save(customerId: string, addresses: readonly AddressRecord[]): Promise<void>;
}
