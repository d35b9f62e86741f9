import { findOne, type Database } from '../storage/postgres/database.ts';
import {
  columnsOf,
  jsonOf,
  savingOf,
  selectionOf,
  type Columns,
} from '../storage/postgres/records.ts';
import { recordPart } from '../storage/postgres/stored-part.ts';
import { apiTokenRecord, type ApiTokenRecord, type ApiTokenStore } from './api-token.store.ts';

const TOKEN: Columns = { ...columnsOf(apiTokenRecord), scopes: 'text[]' };

export const apiTokenPart = recordPart<ApiTokenRecord>('api_tokens', TOKEN, 'created_at, id');

const SELECT = `SELECT ${selectionOf(TOKEN)} FROM api_tokens`;
const SAVE = savingOf('api_tokens', ['id'], TOKEN);

export function apiTokensOf(db: Database): ApiTokenStore {
  return {
    all: () => db.find<ApiTokenRecord>(`${SELECT} ORDER BY created_at, id COLLATE "C"`),
    token: (id) => findOne<ApiTokenRecord>(db, `${SELECT} WHERE id = $1`, [id]),
    byHash: (hash) => findOne<ApiTokenRecord>(db, `${SELECT} WHERE hash = $1`, [hash]),
    async save(token) {
      await db.change(SAVE, [jsonOf([token])]);
    },
    async remove(id) {
      await db.change('DELETE FROM api_tokens WHERE id = $1', [id]);
    },
  };
}
