import type { z } from 'zod';
import { createdPlace } from '../shared/paging.ts';
import { instant, listOf, record, text } from '../shared/record.ts';
import { collectionOf } from '../storage/collection.ts';
import { ALL, indexOn, type Index, type Rows } from '../storage/rows.ts';

const apiTokenRecord = record({
  id: text,
  /** Name for people, such as the program that uses it. */
  name: text,
  /** SHA-256 of the token, base64url: the shop itself does not know the token. */
  hash: text,
  /** First characters of the token, to recognise it by. */
  prefix: text,
  scopes: listOf(text),
  createdAt: instant,
  /** Null: never. */
  expiresAt: instant.nullable(),
  /** Up to a minute old. */
  lastUsedAt: instant.nullable(),
});
export type ApiTokenRecord = z.infer<typeof apiTokenRecord>;

export const apiTokens = collectionOf('apiTokens', apiTokenRecord);

const tokensByHash = indexOn(apiTokens, 'tokensByHash', ({ hash }) => [hash]);
const tokensByAge = indexOn(apiTokens, 'tokensByAge', (token) => [createdPlace(token)]);
export const apiTokenIndexes: readonly Index[] = [tokensByHash, tokensByAge];

export function apiTokensOf(rows: Rows) {
  return {
    /** Oldest first. */
    all: () => rows.find(tokensByAge, ALL),
    token: (id: string) => rows.get(apiTokens, id),
    /** Expired or not. */
    byHash: async (hash: string) => (await rows.find(tokensByHash, { value: hash }))[0],
    save: (token: ApiTokenRecord) => rows.put(apiTokens, token.id, token),
    remove: (id: string) => rows.remove(apiTokens, [id]),
  };
}
