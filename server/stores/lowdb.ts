import { isStoredName } from '../catalog/picture/catalog.picture.rules.ts';
import { folderOf } from '../storage/lowdb/journal/folder.ts';
import * as store from '../storage/lowdb/lowdb-store.ts';
import * as maintenance from '../storage/lowdb/maintenance.ts';
import type { Schema } from '../storage/lowdb/schema.ts';
import * as transfer from '../storage/lowdb/transfer.lowdb.ts';
import { access } from './collections.ts';
import type { Ports, ReadPorts } from './store.ts';

const schema: Schema = { ...access.schema, isPictureName: isStoredName };

export type LowdbStore = store.LowdbStore<Ports, ReadPorts>;

export const shopFolder = (path: string) => folderOf(path, schema);

export const openLowdbStore = (path: string, options?: store.LowdbOptions): Promise<LowdbStore> =>
  store.openLowdbStore(shopFolder(path), access, options);

export const verifyFolder = (path: string) => maintenance.verifyFolder(shopFolder(path));
export const backUpFolder = (path: string, file: string) =>
  maintenance.backUpFolder(shopFolder(path), file);
export const recoverFolder = (path: string, now: Date, isDryRun: boolean) =>
  maintenance.recoverFolder(shopFolder(path), now, isDryRun);

export const originInFolder = (path: string) => transfer.originInFolder(shopFolder(path));
export const destinationInFolder = (path: string) => transfer.destinationInFolder(shopFolder(path));
