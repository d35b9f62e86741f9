import {
  bestOf,
  correctText,
  synonymSpelling,
  wordsToCorrect,
  type Candidate,
} from '../catalog.search.corrections.ts';
import { searchOf } from '../catalog.search.ts';
import { Spellings } from '../catalog.search.spelling.ts';
import { SYNONYM_SPELLINGS } from '../catalog.search.synonyms.ts';
import { termOf, termsOf, type Term } from '../catalog.search.terms.ts';
import { spellingIn } from '../catalog.search.words.ts';
import type { ProductQuery, ProductRecord, Search } from '../catalog.store.ts';
import { findOne, type Database, type Value } from '../../storage/postgres/database.ts';
import type { ResolvedQuery } from './catalog.conditions.ts';
import type { CountCache, FoundSearch, Vocabulary } from './catalog.count-cache.ts';
import { SELECT_PRODUCT } from './catalog.rows.ts';
import {
  resolvedTerms,
  searchCondition,
  wordTerm,
  type Give,
  type ResolvedSearch,
} from './catalog.search.conditions.ts';

const NOTHING: ResolvedSearch = { tier: 'TERMS', terms: [] };

export interface Resolved {
  readonly query: ResolvedQuery;
  readonly correctedSearch: string | null;
}

/** Equal to `searchProducts` of the rules. */
export async function resolveQuery(
  db: Database,
  cached: CountCache,
  query: ProductQuery,
): Promise<Resolved> {
  if (!query.search) return { query: { ...query, search: null }, correctedSearch: null };
  const { resolved, correctedSearch } = await resolveSearch(db, cached, query.search);
  return { query: { ...query, search: resolved }, correctedSearch };
}

export function resolveSearch(
  db: Database,
  cached: CountCache,
  search: Search,
): Promise<FoundSearch> {
  return cached.searches(JSON.stringify(search), () => resolve(db, cached, search));
}

async function resolve(db: Database, cached: CountCache, search: Search): Promise<FoundSearch> {
  const found = await findTier(db, search);
  const text = search.correctable;
  if (found || text === undefined) return { resolved: found ?? NOTHING, correctedSearch: null };
  const correctedSearch = await correct(db, cached, search, text);
  const corrected = correctedSearch === null ? null : await findTier(db, searchOf(correctedSearch));
  return corrected
    ? { resolved: corrected, correctedSearch }
    : { resolved: NOTHING, correctedSearch: null };
}

/** Null where no tier finds anything in the whole catalogue. */
async function findTier(db: Database, search: Search): Promise<ResolvedSearch | null> {
  const tiers: readonly ResolvedSearch[] = [
    { tier: 'TEXT', search },
    { tier: 'WORDS', search },
    resolvedTerms(termsOf(search) ?? []),
  ];
  const values: Value[] = [];
  const given: Give = (value) => `$${values.push(value)}`;
  // In this order, and no further than the first that finds something.
  const cases = tiers.map((tier, at) => `WHEN ${existing(tier, given)} THEN ${at}`);
  const row = await findOne<{ readonly tier: number | null }>(
    db,
    `SELECT CASE ${cases.join(' ')} END AS tier`,
    values,
  );
  return tiers[row?.tier ?? -1] ?? null;
}

async function correct(
  db: Database,
  cached: CountCache,
  search: Search,
  text: string,
): Promise<string | null> {
  const terms = termsOf(search) ?? [];
  const known = await areKnown(db, terms);
  const words = wordsToCorrect(terms.filter((_, at) => !known[at]));
  if (!words) return null;
  const { spellings } = await cached.vocabulary('', () => findVocabulary(db));
  const corrections = new Map<string, string>();
  for (const word of words) {
    const nearest = await findNearest(db, spellings, word);
    if (nearest === undefined) return null;
    corrections.set(word, await findSpelling(db, nearest));
  }
  return correctText(text, corrections);
}

async function areKnown(db: Database, terms: readonly Term[]): Promise<readonly boolean[]> {
  if (terms.length === 0) return [];
  const values: Value[] = [];
  const given: Give = (value) => `$${values.push(value)}`;
  const known = terms.map((term) => existing(resolvedTerms([term]), given));
  const row = await findOne<{ readonly known: readonly boolean[] }>(
    db,
    `SELECT ARRAY[${known.join(', ')}] AS known`,
    values,
  );
  return row?.known ?? [];
}

/** Terms are counted: for EXISTS the planner would read the table until the first, were there one. */
function existing(search: ResolvedSearch, given: Give): string {
  const from = `FROM products WHERE ${searchCondition(search, given)}`;
  return search.tier === 'TERMS' ? `(SELECT count(*) ${from}) > 0` : `EXISTS (SELECT ${from})`;
}

async function findVocabulary(db: Database): Promise<Vocabulary> {
  const rows = await db.find<{ readonly word: string }>('SELECT word FROM catalog_words');
  const words = new Set([...rows.map(({ word }) => word), ...SYNONYM_SPELLINGS.keys()]);
  return { spellings: new Spellings(words) };
}

async function findNearest(
  db: Database,
  spellings: Spellings,
  word: string,
): Promise<string | undefined> {
  for (const near of spellings.near(word)) {
    if (near.length === 0) continue;
    const best = bestOf(await findCandidates(db, near));
    if (best !== undefined) return best;
  }
  return undefined;
}

/** The vocabulary may have words that no product has any more. */
async function findCandidates(
  db: Database,
  words: readonly string[],
): Promise<readonly Candidate[]> {
  const counts = await db.find<{ readonly word: string; readonly count: number }>(
    `SELECT word, (SELECT count(*) FROM products WHERE search_terms @> ARRAY['=' || word]) AS count
       FROM unnest($1::text[]) AS word`,
    [words],
  );
  const absent = counts.filter(({ count }) => count === 0).map(({ word }) => word);
  const synonyms = absent.filter((word) => SYNONYM_SPELLINGS.has(word));
  const known = await areKnown(db, synonyms.map(termOf));
  return counts.map(({ word, count }) => ({
    word,
    count,
    isKnown: count > 0 || known[synonyms.indexOf(word)] === true,
  }));
}

async function findSpelling(db: Database, word: string): Promise<string> {
  const holder = await findOne<ProductRecord>(
    db,
    `${SELECT_PRODUCT} WHERE search_terms @> $1::text[] ORDER BY position LIMIT 1`,
    [[wordTerm(word)]],
  );
  return holder ? spellingIn(holder, word) : synonymSpelling(word);
}
