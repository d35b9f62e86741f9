import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { order } from '../../store/contract/records.ts';
import { codeOf } from './admin.answers.ts';
import { SET_STOCK } from './products.documents.ts';

const LEVELS = `query ($filter: StockFilter, $first: Int = 100, $after: String) {
  stockLevels(filter: $filter, first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage endCursor }
    edges { cursor }
    nodes {
      id soldIn30Days
      product { id title image }
      variant { id title sku stockOnHand allocated quantityAvailable waiting images { url } }
    }
  }
}`;

interface Level {
  readonly id: string;
  readonly soldIn30Days: number;
  readonly product: { readonly id: string };
  readonly variant: {
    readonly id: string;
    readonly title: string;
    readonly quantityAvailable: number | null;
    readonly waiting: number;
    readonly images: ReadonlyArray<{ readonly url: string }>;
  };
}
interface Levels {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: ReadonlyArray<{ readonly cursor: string }>;
  readonly nodes: readonly Level[];
}

const shop = await sharedShop();
const admin = await openAdmin(shop);

const CAFTAN = 'caftan-celeste';
const levels = async (variables: object = {}) =>
  (await admin.request<{ stockLevels: Levels }>(LEVELS, variables)).data.stockLevels;
const found = async (filter: object) => (await levels({ filter })).nodes;
const levelOf = async (id: string) =>
  (await found({ search: id })).find((level) => level.id === id);
const setStock = (variantId: string, stockOnHand: number | null) =>
  admin.request(SET_STOCK, { variantId, stockOnHand });

const place = (text: string) => Buffer.from(text).toString('base64url');

describe('variants by name', () => {
  const NAMED = `query ($names: [String!]!) { variantsNamed(names: $names) { id variant { sku } } }`;
  interface Named {
    readonly variantsNamed: ReadonlyArray<{ readonly id: string }>;
  }
  const named = async (...names: readonly string[]) => {
    const { data } = await admin.request<Named>(NAMED, { names });
    return data.variantsNamed.map(({ id }) => id);
  };

  test('are found by article number, GTIN, id and title in any writing, and by nothing else', async () => {
    const { variants } = await shop.store.read.catalog.product(CAFTAN).then((product) => {
      if (!product) throw new Error('There is no caftan');
      return product;
    });
    const sku = variants[1]?.sku;
    if (sku == null) throw new Error('The variant has no article number');
    const { id = '' } = variants[1] ?? {};
    expect(await named(sku.toLowerCase())).toEqual([id]);
    expect(await named(id.toUpperCase(), 'CAFTAN  celeste, 38')).toEqual([id]);
    expect(await named('caftan', '38', '', '–')).toEqual([]);
  });

  test('are at most 2,000', async () => {
    const names = Array.from({ length: 2001 }, (_, at) => `ref-${at}`);
    expect(await codeOf(admin, NAMED, { names })).toBe('BAD_USER_INPUT');
    expect(await named(...names.slice(1))).toEqual([]);
  });
});

/** All pages, `between` them what others change. */
async function walk(first: number, between: () => Promise<unknown> = async () => {}) {
  const nodes: Level[] = [];
  let after: string | null = null;
  do {
    const page: Levels = await levels({ first, after });
    nodes.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    await between();
  } while (after !== null);
  return nodes;
}

describe('the stock of all variants', () => {
  // First: later, what was sold may be a minute old.
  test('says what was sold in 30 days and not sent back, what orders hold, and who waits', async () => {
    const now = shop.within.clock().getTime();
    const ago = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000).toISOString();
    const lines = order('x').lines.map((line) => ({ ...line, variantId: `${CAFTAN}.44` }));
    const of = (id: string, days: number, quantity: number, status: 'PENDING' | 'CANCELLED') =>
      order(id, {
        status,
        placedAt: ago(days),
        lines: lines.map((line) => ({ ...line, quantity })),
      });
    const alert = {
      productId: CAFTAN,
      variantId: `${CAFTAN}.44`,
      createdAt: ago(1),
      confirmedAt: ago(1),
      expiresAt: null,
    };
    await shop.store.transaction(async ({ orders, stockAlerts }) => {
      await orders.save(
        of('today', 0, 2, 'PENDING'),
        of('month', 29, 1, 'PENDING'),
        of('before', 30, 50, 'PENDING'),
        of('cancelled', 1, 50, 'CANCELLED'),
      );
      for (const name of ['nadia', 'salma']) {
        await stockAlerts.save({
          ...alert,
          language: 'FR',
          hash: name,
          email: `${name}@example.com`,
        });
      }
    });
    expect(await levelOf(`${CAFTAN}.44`)).toMatchObject({
      soldIn30Days: 3,
      product: { id: CAFTAN, title: 'Caftan Céleste' },
      variant: { waiting: 2, allocated: 0 },
    });
    expect(await levelOf(`${CAFTAN}.38`)).toMatchObject({
      soldIn30Days: 0,
      variant: { waiting: 0 },
    });
  });

  test('shows each variant in its colour', async () => {
    const variants = await found({ search: 'chemisier-plastron-blanc' });
    const colours = variants.map(({ variant }) => ({
      colour: variant.title.split(' / ')[1],
      isBlue: variant.images[0]?.url.includes('bleu-ciel'),
    }));
    expect(colours).toContainEqual({ colour: 'Blanc', isBlue: false });
    expect(colours).toContainEqual({ colour: 'Bleu ciel', isBlue: true });
  });

  test('comes with the least available first, and what is not counted last, each variant once', async () => {
    await setStock(`${CAFTAN}.38`, null);
    const all = (await shop.store.read.catalog.products()).flatMap(({ variants }) => variants);
    const nodes = await walk(50);
    expect(nodes.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    const quantities = nodes.map(({ variant }) => variant.quantityAvailable ?? Infinity);
    expect(quantities).toEqual(quantities.toSorted((one, other) => one - other));
    expect(quantities.at(0)).toBe(0);
    expect(nodes.at(-1)?.variant.quantityAvailable).toBeNull();
    expect((await levels()).totalCount).toBe(all.length);
  });

  test('is read on from its place, whatever was sold of the row before', async () => {
    const before = (await walk(100)).map(({ id }) => id);
    const row = (await walk(100)).find(({ variant }) => variant.quantityAvailable === 9);
    const nodes = await walk(40, () => setStock(row?.id ?? '', 0));
    const seen = new Set(nodes.map(({ id }) => id));
    expect(before.filter((id) => !seen.has(id) && id !== row?.id)).toEqual([]);
    expect(seen.size).toBe(nodes.length);
  });

  test('is filtered by what is low, and found by product, value and article number', async () => {
    await setStock(`${CAFTAN}.38`, 3);
    await setStock(`${CAFTAN}.42`, 4);
    const low = await found({ lowStock: true });
    expect(low.map(({ id }) => id)).toContain(`${CAFTAN}.38`);
    expect(low.every(({ variant }) => (variant.quantityAvailable ?? 9) <= 3)).toBe(true);
    const caftans = await found({ search: 'Caftan Celeste' });
    expect(new Set(caftans.map(({ product }) => product.id))).toEqual(new Set([CAFTAN]));
    expect(caftans.length).toBeGreaterThan(3);
    // A blouse is sky blue as well.
    const sizes38 = await found({ search: 'céleste 38' });
    expect(sizes38.map(({ id }) => id)).toContain(`${CAFTAN}.38`);
    expect(sizes38.filter(({ variant }) => !variant.title?.startsWith('38'))).toEqual([]);
    // The base variant has no value in its id.
    const base = caftans.find(({ id }) => id === CAFTAN);
    const sized = await found({ search: `caftan céleste ${base?.variant.title}` });
    expect(sized.map(({ id }) => id)).toEqual([CAFTAN]);
    expect(await found({ search: 'introuvable' })).toEqual([]);
    const low38 = await found({ search: 'caftan céleste 38', lowStock: true });
    expect(low38.map(({ id }) => id)).toEqual([`${CAFTAN}.38`]);
  });

  test('refuses pages, places and searches that there are none of', async () => {
    const [{ cursor } = { cursor: '' }] = (await levels({ first: 1 })).edges;
    expect((await levels({ first: 1, after: cursor })).nodes).toHaveLength(1);
    for (const variables of [
      { first: 0 },
      { first: 101 },
      { after: 'nulle part' },
      { after: place('CATALOGUE:1') },
      { after: place('STOCK:-1:1:0') },
      { after: place('STOCK:1:1') },
      { filter: { search: 'x'.repeat(201) } },
    ]) {
      expect(await codeOf(admin, LEVELS, variables)).toBe('BAD_USER_INPUT');
    }
    expect((await levels({ after: place('STOCK:Infinity:999999999:9') })).nodes).toEqual([]);
  });
});
