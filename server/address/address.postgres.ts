import type { Database } from '../storage/postgres/database.ts';
import { listsOf } from '../storage/postgres/lists.ts';
import { columnsOf } from '../storage/postgres/records.ts';
import { listPart } from '../storage/postgres/stored-part.ts';
import { addressRecord, type AddressRecord, type AddressStore } from './address.store.ts';

const columns = columnsOf(addressRecord);

export const addressPart = listPart<AddressRecord>('addresses', columns);

export function addressesOf(db: Database): AddressStore {
  return listsOf<AddressRecord>(db, 'addresses', 'id', columns);
}
