import type { DocumentSchema } from '../storage/postgres/documents.ts';
import * as store from '../storage/postgres/postgres-store.ts';
import * as transfer from '../storage/postgres/transfer.postgres.ts';
import { access, schema } from './collections.ts';
import { PREVIOUS_TABLES } from './previous-tables.ts';
import type { Ports, ReadPorts, Store } from './store.ts';

const documents: DocumentSchema = { ...schema, previous: PREVIOUS_TABLES };

export type PostgresStore = store.PostgresStore<Ports, ReadPorts>;

export const openPostgresStore = (
  url: string,
  fill: (store: Store) => Promise<void>,
  options?: store.PostgresOptions,
): Promise<PostgresStore> =>
  store.openPostgresStore(url, { ...access, schema: documents }, fill, options);

export const originInDatabase = (url: string) => transfer.originInDatabase(url, documents);
export const destinationInDatabase = (url: string) =>
  transfer.destinationInDatabase(url, documents);
