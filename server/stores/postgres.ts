import * as store from '../storage/postgres/postgres-store.ts';
import * as transfer from '../storage/postgres/transfer.postgres.ts';
import { access, schema } from './collections.ts';
import type { Ports, ReadPorts, Store } from './store.ts';

export type PostgresStore = store.PostgresStore<Ports, ReadPorts>;

export const openPostgresStore = (
  url: string,
  fill: (store: Store) => Promise<void>,
  options?: store.PostgresOptions,
): Promise<PostgresStore> => store.openPostgresStore(url, access, fill, options);

export const { originInDatabase } = transfer;
export const destinationInDatabase = (url: string) => transfer.destinationInDatabase(url, schema);
