import type { z } from 'zod';
import { instant, listOf, record, text } from '../shared/record.ts';
import type { Collection } from '../storage/collection.ts';
import { ALL, type Index, type Rows } from '../storage/rows.ts';

export const apiTokenRecord = record({
  id: text,
  /** For people, such as the program that uses it. */
  name: text,
  /** SHA-256 of the token, base64url: the shop itself does not know the token. */
  hash: text,
  /** Its first characters, to recognise it by. */
  prefix: text,
  scopes: listOf(text),
  createdAt: instant,
  /** Null: never. */
  expiresAt: instant.nullable(),
  /** Up to a minute old. */
  lastUsedAt: instant.nullable(),
});
export type ApiTokenRecord = z.infer<typeof apiTokenRecord>;

export interface ApiTokenStore {
  /** Oldest first. */
  all(): Promise<readonly ApiTokenRecord[]>;
  token(id: string): Promise<ApiTokenRecord | undefined>;
  /** Expired or not. */
  byHash(hash: string): Promise<ApiTokenRecord | undefined>;
  save(token: ApiTokenRecord): Promise<void>;
  remove(id: string): Promise<void>;
}

export const apiTokens: Collection<ApiTokenRecord> = { name: 'apiTokens', shape: apiTokenRecord };

const tokensByHash: Index<ApiTokenRecord> = {
  collection: apiTokens,
  name: 'tokensByHash',
  values: ({ hash }) => [hash],
};
const tokensByAge: Index<ApiTokenRecord> = {
  collection: apiTokens,
  name: 'tokensByAge',
  values: ({ createdAt, id }) => [`${createdAt} ${id}`],
};
export const apiTokenIndexes: readonly Index[] = [tokensByHash, tokensByAge];

export function apiTokensOf(rows: Rows): ApiTokenStore {
  return {
    all: () => rows.find(tokensByAge, ALL),
    token: (id) => rows.get(apiTokens, id),
    byHash: async (hash) => (await rows.find(tokensByHash, { value: hash }))[0],
    save: (token) => rows.put(apiTokens, token.id, token),
    remove: (id) => rows.remove(apiTokens, [id]),
  };
}
