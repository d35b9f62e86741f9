import type { z } from 'zod';
import { record, text } from '../../shared/record.ts';
import { searchedText, type SearchTokens } from '../../shared/search-tokens.ts';
import { collectionOf } from '../../storage/collection.ts';
import { findPage } from '../../storage/lists.ts';
import { searchedIndexOn, SEPARATOR, type Index, type Rows } from '../../storage/rows.ts';

const redirectRecord = record({
  /** Path of a page that another software had, as `oldPath` writes it: the key of the row. */
  from: text,
  /** Path of the page of this shop, in French. */
  to: text,
});
export type RedirectRecord = z.infer<typeof redirectRecord>;

export const redirects = collectionOf('redirects', redirectRecord);

/** Index values have 650 characters: 300 of the path, and these. */
const MAX_SEARCHED = 340;

const redirectsByPath = searchedIndexOn(redirects, 'redirectsByPath', ({ from, to }) => [
  `${from}${SEPARATOR}${searchedText(from, to).slice(0, MAX_SEARCHED).toWellFormed()}`,
]);
export const redirectIndexes: readonly Index[] = [redirectsByPath];

const cursorOf = ({ from }: RedirectRecord) => Buffer.from(from).toString('base64url');

export const redirectsOf = (rows: Rows) => ({
  /** Missing ones are missing. */
  named: (paths: readonly string[]) => rows.getMany(redirects, paths),
  /** In the order of their old paths, which are searched with the new ones; `after` is an old path. */
  page: (query: {
    readonly search: SearchTokens;
    readonly first: number;
    readonly after: string | null;
  }) =>
    findPage(rows, redirectsByPath, {
      isOldestFirst: true,
      containing: query.search,
      first: query.first,
      after: query.after,
      cursorOf,
    }),
  save: (saved: RedirectRecord) => rows.put(redirects, saved.from, saved),
  remove: (from: string) => rows.remove(redirects, [from]),
});
