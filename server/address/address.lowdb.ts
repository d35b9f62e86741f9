import { listOf } from '../shared/record.ts';
import type { Collection } from '../storage/collection.ts';
import type { Writer } from '../storage/lowdb/draft.ts';
import { listsOf } from '../storage/lowdb/lists.ts';
import { addressRecord, type AddressRecord, type AddressStore } from './address.store.ts';

export const addresses: Collection<readonly AddressRecord[]> = {
  name: 'addresses',
  shape: listOf(addressRecord),
};

export const addressesOf = (db: Writer): AddressStore => listsOf(db, addresses);
