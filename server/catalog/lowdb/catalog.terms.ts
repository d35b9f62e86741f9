import { Spellings } from '../catalog.search.spelling.ts';
import { SYNONYM_SPELLINGS } from '../catalog.search.synonyms.ts';
import type { Term } from '../catalog.search.terms.ts';
import {
  foldedWords,
  ranksOfTexts,
  stemOf,
  wordsOf,
  type Searched,
} from '../catalog.search.words.ts';
import { Postings } from './catalog.postings.ts';

/** An ordinal without a product is empty. */
type Row = Searched | undefined;

/** Above this, building the index anew is cheaper than reading the changed products one by one. */
const MAX_CHANGED = 1_000;

/**
 * Every word of the catalogue, with the products that have it and where. Equal to `rankByTerms` of
 * the rules.
 */
export class CatalogTerms {
  readonly #words: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #idsOfStem = new Map<string, number[]>();
  #spellings: Spellings | null = null;
  readonly #products: readonly Row[];
  readonly #reading: Generator<void, Postings>;
  #read: Postings | null = null;
  /** Changed before all were read. */
  readonly #early = new Set<number>();

  /** `products` as they are now. */
  constructor(products: readonly Row[]) {
    this.#products = products;
    // Products share brands, details and most of their words: each is folded once.
    const texts = new Map<string, readonly number[]>();
    const parts = new Map<string, readonly number[]>();
    const idsOf = (text: string) =>
      text.split(' ').flatMap((part) => cached(parts, part, () => this.#idsIn(part)));
    this.#reading = Postings.reading(products.length, (ordinal, add) => {
      const product = products[ordinal];
      if (!product) return;
      for (const [rank, text] of ranksOfTexts(product)) {
        const isOwn = text === product.title || text === product.description;
        const ids = isOwn ? idsOf(text) : cached(texts, text, () => [...new Set(idsOf(text))]);
        for (const id of ids) add(id, rank);
      }
    });
  }

  /** Reads some products; returns whether others are left. */
  readSome(): boolean {
    if (this.#read) return false;
    const { done, value } = this.#reading.next();
    if (done !== true) return true;
    this.#read = value;
    for (const ordinal of this.#early) this.put(ordinal);
    this.#early.clear();
    return false;
  }

  /** The rest at once. */
  #readAll(): Postings {
    while (this.readSome());
    if (!this.#read) throw new Error('All products were read');
    return this.#read;
  }

  get isStale(): boolean {
    return this.#early.size + (this.#read?.changed ?? 0) > MAX_CHANGED;
  }

  put(ordinal: number): void {
    if (!this.#read) {
      this.#early.add(ordinal);
      return;
    }
    const product = this.#products[ordinal];
    const words = product ? [...wordsOf(product)] : [];
    this.#read.put(ordinal, new Map(words.map(([word, rank]) => [this.#idOf(word), rank])));
  }

  /** By ordinal: one more than the rank, 0 where a term is missing. */
  ranks(terms: readonly Term[]): Uint8Array {
    const postings = this.#readAll();
    let found: Uint8Array | null = null;
    for (const term of terms) {
      const ranks = postings.ranks(this.#idsFor(term));
      if (found) worstOf(found, ranks);
      else found = ranks;
    }
    return found ?? new Uint8Array(postings.size);
  }

  isKnown(term: Term): boolean {
    const postings = this.#readAll();
    return this.#idsFor(term).some((id) => postings.has(id));
  }

  count(word: string): number {
    const postings = this.#readAll();
    const id = this.#ids.get(word);
    return id === undefined ? 0 : postings.count(id);
  }

  forEachHolder(word: string, visit: (ordinal: number) => void): void {
    const postings = this.#readAll();
    const id = this.#ids.get(word);
    if (id !== undefined) postings.forEach(id, visit);
  }

  /** Synonyms too; words that no product has any more are to be left out. */
  get spellings(): Spellings {
    this.#readAll();
    this.#spellings ??= new Spellings(new Set([...this.#words, ...SYNONYM_SPELLINGS.keys()]));
    return this.#spellings;
  }

  #idsFor({ stems }: Term): readonly number[] {
    return [...stems].flatMap((stem) => this.#idsOfStem.get(stem) ?? []);
  }

  #idsIn(part: string): readonly number[] {
    return foldedWords(part).map((word) => this.#idOf(word));
  }

  #idOf(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#words.push(word) - 1;
    this.#ids.set(word, id);
    const stem = stemOf(word);
    const ids = this.#idsOfStem.get(stem);
    if (ids) ids.push(id);
    else this.#idsOfStem.set(stem, [id]);
    this.#spellings?.add(word);
    return id;
  }
}

function cached<V>(known: Map<string, V>, key: string, make: () => V): V {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

function worstOf(found: Uint8Array, ranks: Uint8Array): void {
  for (let ordinal = 0; ordinal < found.length; ordinal += 1) {
    const [one, other] = [found[ordinal] ?? 0, ranks[ordinal] ?? 0];
    found[ordinal] = one === 0 || other === 0 ? 0 : Math.max(one, other);
  }
}
