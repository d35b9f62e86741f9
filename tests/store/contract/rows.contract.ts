import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { record } from '../../../server/shared/record.ts';
import type { Collection } from '../../../server/storage/collection.ts';
import type { Projection } from '../../../server/storage/projection.ts';
import {
  ALL,
  compareValues,
  SEPARATOR,
  type Index,
  type Rows,
  type RowsSchema,
  type Where,
} from '../../../server/storage/rows.ts';
import type { Access, Store } from '../../../server/storage/engine.ts';
import { gate } from '../../support/store/gate.ts';

const thing = record({ id: z.string(), words: z.array(z.string()), rank: z.int() });
type Thing = z.infer<typeof thing>;

export const things = { name: 'things', shape: thing } satisfies Collection<Thing>;
const others: Collection<string> = { name: 'others', shape: z.string() };
const byWord: Index<Thing> = {
  collection: things,
  name: 'thingsByWord',
  values: ({ words }) => words,
};
export const byRank: Index<Thing> = {
  collection: things,
  name: 'thingsByRank',
  values: ({ rank }) => (rank < 0 ? [] : [`rank ${rank}`]),
};
export const byText: Index<Thing> = {
  collection: things,
  name: 'thingsByText',
  isSearched: true,
  values: ({ id, rank, words }) => [`${rank + 1} ${id}${SEPARATOR}${words.join(' ')}`],
};
/** The keys of the others, sorted. */
const allOthers: Projection<Set<string>> = {
  of: [others],
  make: (tables) => new Set(tables.values(others)),
  update(made, changed, tables) {
    // As a large change of the catalogue.
    if (changed.length > 2) return false;
    for (const { key } of changed) {
      if (tables.get(others, key) === undefined) made.delete(key);
      else made.add(key);
    }
    return true;
  },
};
export const SCHEMA = {
  collections: [things, others],
  indexes: [byWord, byRank, byText],
  cached: [others],
  projections: [allOthers],
} satisfies RowsSchema;

export const ACCESS: Access<Rows, Rows> = {
  schema: SCHEMA,
  portsOf: (rows) => rows,
  readPortsOf: (rows) => rows,
  runWork: (rows, work) => work(rows),
};

export interface RowsUnderTest {
  readonly store: Store<Rows>;
  /** Opens the rows for another instance, or for the next start. */
  reopen(): Promise<Store<Rows>>;
  dispose(): Promise<void>;
}

export const RANKS: Where = { prefix: 'rank ' };
export const thingOf = (id: string, rank: number, ...words: readonly string[]): Thing => ({
  id,
  words: [...words],
  rank,
});
export const putAll = (store: Store<Rows>, all: readonly Thing[]) =>
  store.transaction(async (rows) => {
    for (const each of all) await rows.put(things, each.id, each);
  });
export const ranked = (rows: Rows) => rows.find(byRank, RANKS);

const ids = async (found: Promise<readonly Thing[]>) => (await found).map(({ id }) => id);

/** Tests what every engine promises (`server/storage/rows.ts`). */
export function holdsRows(open: () => Promise<RowsUnderTest>, runs: number): void {
  let under: RowsUnderTest;
  beforeEach(async () => {
    under = await open();
  });
  afterEach(() => under.dispose());

  test('a row is found by its key, and several are by theirs', async () => {
    await putAll(under.store, [thingOf('a', 1), thingOf('b', 2)]);
    const { read } = await under.reopen();
    expect(await read.get(things, 'a')).toEqual(thingOf('a', 1));
    expect(await read.get(things, 'nothing')).toBeUndefined();
    expect(await read.get(others, 'a')).toBeUndefined();
    expect(await read.getMany(things, ['b', 'nothing', 'a'])).toEqual(
      new Map([
        ['a', thingOf('a', 1)],
        ['b', thingOf('b', 2)],
      ]),
    );
  });

  test('a row cannot be changed from outside, just put or read again', async () => {
    await putAll(under.store, [thingOf('a', 1, 'x')]);
    const put = await under.store.read.get(things, 'a');
    const found = await (await under.reopen()).read.get(things, 'a');
    for (const row of [put, found]) {
      expect(() => Object.assign(row ?? {}, { rank: 2 })).toThrow(TypeError);
      expect(() => row?.words.push('y')).toThrow(TypeError);
    }
  });

  test('rows of one value come in the order of first saves, page by page, both ways', async () => {
    await putAll(under.store, [thingOf('c', 1, 'x'), thingOf('a', 1, 'x'), thingOf('b', 1, 'x')]);
    await putAll(under.store, [thingOf('c', 1, 'x', 'y')]);
    const where = { value: 'x' };
    for (const { read } of [under.store, await under.reopen()]) {
      expect(await ids(read.find(byWord, where))).toEqual(['c', 'a', 'b']);
      expect(await ids(read.find(byWord, where, { first: 2 }))).toEqual(['c', 'a']);
      expect(await ids(read.find(byWord, where, { first: 2, after: 'a' }))).toEqual(['b']);
      const newest = { isNewestFirst: true };
      expect(await ids(read.find(byWord, where, newest))).toEqual(['b', 'a', 'c']);
      expect(await ids(read.find(byWord, where, { ...newest, after: 'a' }))).toEqual(['c']);
      expect(await ids(read.find(byWord, where, { after: 'nothing' }))).toEqual([]);
      expect(await ids(read.find(byWord, { value: 'z' }))).toEqual([]);
    }
  });

  test('values are ordered by code point, and a range leaves out its end', async () => {
    const words = ['~', '\uFB01', '😀', 'é', 'a', 'ab', 'b'];
    await putAll(
      under.store,
      words.map((word, n) => thingOf(word, n, word)),
    );
    for (const { read } of [under.store, await under.reopen()]) {
      expect(await ids(read.find(byWord, { prefix: '' }))).toEqual([
        'a',
        'ab',
        'b',
        '~',
        'é',
        '\uFB01',
        '😀',
      ]);
      expect(await ids(read.find(byWord, { from: 'ab', before: 'é' }))).toEqual(['ab', 'b', '~']);
      expect(await ids(read.find(byWord, { prefix: 'a' }))).toEqual(['a', 'ab']);
    }
  });

  test('a text is searched behind the sort key, by one of several parts each', async () => {
    await putAll(under.store, [
      thingOf('casa', 3, 'rabat'),
      thingOf('b', 1, 'casablanca', 'alami'),
      thingOf('c', 2, 'casablanca', 'alaoui'),
    ]);
    for (const { read } of [under.store, await under.reopen()]) {
      const search = (...containing: readonly string[][]) =>
        ids(read.find(byText, { ...ALL, containing }));
      expect(await search()).toEqual(['b', 'c', 'casa']);
      expect(await search(['casa'])).toEqual(['b', 'c']);
      expect(await search(['casa'], ['alami', 'rabat'])).toEqual(['b']);
      expect(await search(['casa', 'rabat'])).toEqual(['b', 'c', 'casa']);
      expect(await search(['casablanca alam'])).toEqual(['b']);
      expect(await search([])).toEqual([]);
      const newest = { first: 1, isNewestFirst: true };
      const where = { from: '2', before: '4', containing: [['casa']] };
      expect(await ids(read.find(byText, where, newest))).toEqual(['c']);
      expect(await read.count(byText, { ...ALL, containing: [['a']] })).toBe(3);
      expect(await read.count(byText, { ...ALL, containing: [['a']] }, 2)).toBe(2);
      expect(await read.entries(byText, { ...ALL, containing: [['alami']] })).toMatchObject([
        { key: 'b', value: `2 b${SEPARATOR}casablanca alami` },
      ]);
    }
  });

  test('a projection follows what is committed, from any store, and nothing else', async () => {
    const change = (store: Store<Rows>, put: readonly string[], removed: readonly string[] = []) =>
      store.transaction(async (rows) => {
        for (const key of put) await rows.put(others, key, key);
        await rows.remove(others, removed);
      });
    const keysIn = async ({ read }: Store<Rows>) =>
      [...(await read.projection(allOthers))].toSorted();
    expect(await keysIn(under.store)).toEqual([]);
    await change(under.store, ['a']);
    expect(await keysIn(under.store)).toEqual(['a']);
    await change(under.store, ['b', 'c', 'd', 'e'], ['a']);
    expect(await keysIn(under.store)).toEqual(['b', 'c', 'd', 'e']);
    const failed = under.store.transaction(async (rows) => {
      await rows.put(others, 'never', 'never');
      await expect(async () => rows.projection(allOthers)).rejects.toThrow('no projections');
      throw new Error('on purpose');
    });
    await expect(failed).rejects.toThrow('on purpose');
    expect(await keysIn(under.store)).toEqual(['b', 'c', 'd', 'e']);
    const other = await under.reopen();
    await change(other, ['f'], ['b']);
    await expect.poll(() => keysIn(other)).toEqual(['c', 'd', 'e', 'f']);
    expect(await other.read.get(others, 'b')).toBeUndefined();
    expect(await other.read.getMany(others, ['b', 'f'])).toEqual(new Map([['f', 'f']]));
  });

  test('those that take a lock wait for each other', async () => {
    const steps: string[] = [];
    const run = (name: string) =>
      under.store.transaction(async (rows) => {
        await rows.lock('stock_lock');
        steps.push(`${name} begins`);
        await rows.get(things, 'a');
        await rows.put(things, name, thingOf(name, 1));
        steps.push(`${name} ends`);
      });
    await Promise.all([run('a'), run('b')]);
    expect(steps.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  describe('a transaction', () => {
    test('finds what it has put and removed, and leaves nothing once it throws', async () => {
      await putAll(under.store, [thingOf('a', 1, 'x'), thingOf('b', 2, 'x')]);
      const failed = under.store.transaction(async (rows) => {
        await rows.put(things, 'c', thingOf('c', 0, 'x'));
        await rows.put(things, 'a', thingOf('a', 3, 'y'));
        await rows.remove(things, ['b']);
        expect(await rows.get(things, 'b')).toBeUndefined();
        expect([...(await rows.getMany(things, ['a', 'b', 'c'])).keys()]).toEqual(['a', 'c']);
        expect(await ids(rows.find(byWord, { value: 'x' }))).toEqual(['c']);
        expect(await ids(rows.find(byRank, RANKS))).toEqual(['c', 'a']);
        expect(await rows.count(byRank, RANKS)).toBe(2);
        throw new Error('on purpose');
      });
      await expect(failed).rejects.toThrow('on purpose');
      for (const { read } of [under.store, await under.reopen()]) {
        expect(await ids(ranked(read))).toEqual(['a', 'b']);
        expect(await ids(read.find(byWord, { value: 'y' }))).toEqual([]);
      }
    });

    test('is seen by no reader before it is committed', async () => {
      const [begun, end] = [gate(), gate()];
      const running = under.store.transaction(async (rows) => {
        await rows.put(things, 'a', thingOf('a', 1));
        begun.open();
        await end.opened;
        return 'done';
      });
      await begun.opened;
      expect(await ids(ranked(under.store.read))).toEqual([]);
      end.open();
      expect(await running).toBe('done');
      for (const { read } of [under.store, await under.reopen()]) {
        expect(await ids(ranked(read))).toEqual(['a']);
      }
    });

    test('that fails among others takes none with it', async () => {
      const works = Array.from({ length: 20 }, (_, n) =>
        under.store.transaction(async (rows) => {
          await rows.put(things, `thing ${n}`, thingOf(`thing ${n}`, n % 2));
          if (n % 2 === 1) throw new Error('on purpose');
        }),
      );
      const outcomes = await Promise.allSettled(works);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
      expect(await under.store.read.count(byRank, { value: 'rank 0' })).toBe(10);
      expect(await under.store.read.count(byRank, { value: 'rank 1' })).toBe(0);
    });

    test('loses nothing to thirty others', async () => {
      const increment = () =>
        under.store.transaction(async (rows) => {
          const before = await rows.get(things, 'count');
          await rows.put(things, 'count', thingOf('count', (before?.rank ?? 0) + 1));
        });
      await Promise.all(Array.from({ length: 30 }, increment));
      expect(await ids((await under.reopen()).read.find(byRank, { value: 'rank 30' }))).toEqual([
        'count',
      ]);
    });

    test('is refused a value that is too long for an index', async () => {
      const put = putAll(under.store, [thingOf('a', 1, 'x'.repeat(651))]);
      await expect(put).rejects.toThrow('thingsByWord');
      expect(await under.store.read.get(things, 'a')).toBeUndefined();
    });

    test('alone may change anything', async () => {
      const { read } = under.store;
      await expect(read.put(things, 'a', thingOf('a', 1))).rejects.toThrow('inside a transaction');
      await expect(read.remove(things, ['a'])).rejects.toThrow('inside a transaction');
    });
  });

  test('random programs leave what a plain list of rows would have', async () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const word = fc.constantFrom('x', 'xy', 'y', 'é', '😀');
    const change = fc.oneof(
      fc.record({ key, rank: fc.integer({ min: -1, max: 3 }), words: fc.uniqueArray(word) }),
      fc.record({ key }),
    );
    const where = fc.oneof(
      fc.record({ value: word }),
      fc.record({ anyOf: fc.array(word) }),
      fc.record({ prefix: fc.constantFrom('', 'x', 'z') }),
      fc.record({ from: word, before: word }),
    );
    const query = fc.record({
      where,
      first: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      after: fc.option(key, { nil: null }),
      isNewestFirst: fc.boolean(),
    });
    const step = fc.record({
      changes: fc.array(change, { maxLength: 4 }),
      isThrown: fc.boolean(),
      query,
    });
    const program = fc.array(step, { minLength: 1, maxLength: 6 });
    const model = new Model();
    await fc.assert(
      fc.asyncProperty(program, async (steps) => {
        for (const { changes, isThrown, query: found } of steps) {
          const { where: of, ...page } = found;
          const draft = model.copy();
          const work = under.store.transaction(async (rows) => {
            for (const each of changes) {
              if (!('rank' in each)) await rows.remove(things, [each.key]);
              else await rows.put(things, each.key, thingOf(each.key, each.rank, ...each.words));
            }
            draft.apply(changes.map((each) => [each.key, 'rank' in each ? each : null]));
            expect(await ids(rows.find(byWord, of, page))).toEqual(draft.find(of, page));
            expect(await rows.count(byWord, of)).toBe(draft.find(of).length);
            const counts = await rows.countByValue(byWord, of);
            expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(
              draft.find(of).length,
            );
            if (isThrown) throw new Error('on purpose');
          });
          const outcome = work.then(
            () => 'committed',
            (error: unknown) => error,
          );
          expect(await outcome).toEqual(isThrown ? new Error('on purpose') : 'committed');
          if (!isThrown) model.become(draft);
          const { read } = under.store;
          expect(await ids(read.find(byWord, of, page))).toEqual(model.find(of, page));
        }
      }),
      { numRuns: runs, seed: 33, endOnFailure: true },
    );
    const { read } = await under.reopen();
    expect(await ids(read.find(byWord, { prefix: '' }))).toEqual(model.find({ prefix: '' }));
  });
}

interface ModelRow {
  readonly sequence: number;
  readonly words: readonly string[];
}

/** Rows in a map, and everything found by looking at all of them. */
class Model {
  #rows = new Map<string, ModelRow>();
  #sequence = 0;

  copy(): Model {
    const copy = new Model();
    copy.become(this);
    return copy;
  }

  become(other: Model): void {
    this.#rows = new Map(other.#rows);
    this.#sequence = other.#sequence;
  }

  /** The last change of each key counts; new rows come in the order of their first one. */
  apply(changes: ReadonlyArray<readonly [string, { readonly words: readonly string[] } | null]>) {
    for (const [key, row] of new Map(changes)) {
      const sequence = this.#rows.get(key)?.sequence ?? (this.#sequence += 1);
      if (row) this.#rows.set(key, { sequence, words: row.words });
      else this.#rows.delete(key);
    }
  }

  find(
    where: Where,
    {
      first = Infinity,
      after = null,
      isNewestFirst = false,
    }: { first?: number | undefined; after?: string | null; isNewestFirst?: boolean } = {},
  ): readonly string[] {
    const isThere = (word: string) => {
      if ('value' in where) return word === where.value;
      if ('anyOf' in where) return where.anyOf.includes(word);
      if ('prefix' in where) return word.startsWith(where.prefix);
      return compareValues(word, where.from) >= 0 && compareValues(word, where.before) < 0;
    };
    const entries = Array.from(this.#rows, ([key, { sequence, words }]) =>
      words.filter(isThere).map((word) => ({ key, word, sequence })),
    )
      .flat()
      .toSorted((a, b) => compareValues(a.word, b.word) || a.sequence - b.sequence);
    const place = entries.findIndex(({ key }) => key === after);
    if (after !== null && place === -1) return [];
    const rest =
      after === null ? entries : isNewestFirst ? entries.slice(0, place) : entries.slice(place + 1);
    return (isNewestFirst ? rest.toReversed() : rest).slice(0, first).map(({ key }) => key);
  }
}
