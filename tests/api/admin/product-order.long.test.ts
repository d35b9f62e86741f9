import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import type { GraphqlAnswer } from '../../support/shop/shop.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';
import { latestEntry } from './admin.answers.ts';
import {
  archiveBy,
  PRODUCTS,
  problemsIn,
  READ_PRODUCT,
  saveBy,
  unarchiveBy,
} from './products.documents.ts';

const MOVE = `mutation ($id: ID!, $before: ID, $categoryId: ID) {
  payload: moveProduct(id: $id, before: $before, categoryId: $categoryId) { product { id version } ${ERRORS} }
}`;

interface Payload {
  readonly product: { readonly id: string; readonly version: number } | null;
  readonly userErrors: readonly UserError[];
}
interface Named {
  readonly id: string;
}

interface Page {
  readonly products: {
    readonly nodes: readonly Named[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  };
}

const shop = await sharedShop();
const admin = await openAdmin(shop);

const move = async (id: string, before?: string, categoryId?: string) =>
  (await admin.request<{ payload: Payload }>(MOVE, { id, before, categoryId })).data.payload;

/** Reads ids of the shop's list, page after page. */
async function shown(filter: object = {}, first = 7): Promise<readonly string[]> {
  const document = `query ($filter: ProductFilter, $first: Int!, $after: String) {
    products(filter: $filter, first: $first, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } }
  }`;
  const found: string[] = [];
  for (let after: string | null = null; ;) {
    const variables = { filter: { includeOutOfStock: true, ...filter }, first, after };
    const answer: GraphqlAnswer<Page> = await shop.graphql<Page>(document, variables);
    const { nodes, pageInfo } = answer.data.products;
    found.push(...nodes.map(({ id }) => id));
    if (!pageInfo.hasNextPage) return found;
    after = pageInfo.endCursor;
  }
}

/** Reads ids as staff see them. */
async function listed(categories: readonly string[] = []): Promise<readonly string[]> {
  const variables = { filter: { categories }, first: 100 };
  const { data } = await admin.request<{ products: { readonly nodes: readonly Named[] } }>(
    PRODUCTS,
    variables,
  );
  return data.products.nodes.map(({ id }) => id);
}

async function restList(): Promise<readonly string[]> {
  const response = await fetch(`${shop.url}/api/products`);
  const { products } = (await response.json()) as { products: ReadonlyArray<{ _id: string }> };
  return products.map(({ _id }) => _id);
}

const movedIn = (ids: readonly string[], id: string, before?: string) => {
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(before === undefined ? others.length : others.indexOf(before), 0, id);
};

describe('the order of products', () => {
  test('a product stands before another one, or at the end, in every list of the shop', async () => {
    const before = await shown();
    const [first = '', second = ''] = before;
    const last = before.at(-1) ?? '';
    expect(await move(last, first)).toMatchObject({ product: { id: last }, userErrors: [] });
    const moved = movedIn(before, last, first);
    expect(await shown()).toEqual(moved);
    expect(await listed()).toEqual(moved);
    expect(await restList()).toEqual(moved);
    expect(await latestEntry(shop)).toMatchObject({ action: 'product.move', subject: last });
    await move(second);
    expect(await shown()).toEqual(movedIn(moved, second));
    // Where it stands already, nothing changes.
    const [top = '', next = ''] = moved;
    await move(top, next);
    await move(second);
    expect(await shown()).toEqual(movedIn(moved, second));
  });

  test('any moves give the order that they say, whatever room there was, and no version changes', async () => {
    const [anchor = '', ...others] = (await shown()).slice(20, 32);
    let expected = await shown();
    const [watched = ''] = others;
    const read = async () =>
      (await admin.request<{ product: { version: number } }>(READ_PRODUCT, { id: watched })).data
        .product.version;
    const version = await read();
    for (let count = 0; count < 60; count += 1) {
      const id = others[(count * 7) % others.length] ?? '';
      await move(id, anchor);
      expected = movedIn(expected, id, anchor);
    }
    expect(await shown()).toEqual(expected);
    expect(await read()).toBe(version);
    // Of so many before the first one, ever more are given other positions at once.
    for (let count = 0; count < 140; count += 1) {
      const [first = ''] = expected;
      const last = expected.at(-1) ?? '';
      await move(last, first);
      expected = movedIn(expected, last, first);
    }
    expect(await shown()).toEqual(expected);
  });

  test('a category has its own order once something is moved in it, and its products stay in the list', async () => {
    const robes = { categories: ['Robes'] };
    const list = await shown();
    const before = await shown(robes);
    const [first = '', second = ''] = before;
    const last = before.at(-1) ?? '';
    await move(last, first);
    // It follows the list until then.
    expect(await shown(robes)).toEqual(movedIn(before, last, first));
    await move(second, last, 'robes');
    const own = movedIn(movedIn(before, last, first), second, last);
    expect(await shown(robes, 2)).toEqual(own);
    expect(await listed(['Robes'])).toEqual(own);
    const all = movedIn(list, last, first);
    expect(await shown()).toEqual(all);
    expect(await restList()).toEqual(all);
    const several = await shown({ categories: ['Robes', 'Hauts'] });
    expect(several).toEqual(all.filter((id) => several.includes(id)));
    // From now on the list moves nothing in it.
    await move(first, list[0]);
    expect(await shown(robes)).toEqual(own);
    const added =
      (
        await saveBy(admin, {
          title: 'Robe nouvelle',
          brand: 'Belle Vue',
          categoryName: 'Robes',
          price: 10_000,
        })
      ).product?.id ?? '';
    expect(await shown(robes)).toEqual([...own, added]);
    await move(added, list[0]);
    expect(await shown(robes)).toEqual([...own, added]);
    await move(added, own[1], 'robes');
    expect(await shown(robes)).toEqual(movedIn([...own, added], added, own[1]));
  });

  test('an archived product comes back to its place', async () => {
    const before = await shown();
    const id = before[12] ?? '';
    await archiveBy(admin, id);
    await move(before[30] ?? '', before[13]);
    await unarchiveBy(admin, id);
    expect(await shown()).toEqual(movedIn(before, before[30] ?? '', before[13]));
  });

  test('what is unknown, archived, of another category or the product itself is refused', async () => {
    const before = await shown();
    const [first = '', second = ''] = before;
    const archived = before[40] ?? '';
    await archiveBy(admin, archived);
    const refusals = [
      [['inconnu', first], 'UNKNOWN_PRODUCT id'],
      [[first, 'inconnu'], 'UNKNOWN_PRODUCT before'],
      [[archived, first], 'UNKNOWN_PRODUCT id'],
      [[first, archived], 'UNKNOWN_PRODUCT before'],
      [[first, first], 'INVALID before'],
      [[first, second, 'inconnue'], 'UNKNOWN_CATEGORY categoryId'],
      [['caftan-celeste', undefined, 'robes'], 'INVALID id'],
    ] as const;
    for (const [[id, target, categoryId], expected] of refusals) {
      expect(problemsIn(await move(id, target, categoryId))).toEqual([expected]);
    }
    const robe = (await shown({ categories: ['Robes'] }))[0] ?? '';
    expect(problemsIn(await move(robe, 'caftan-celeste', 'robes'))).toEqual(['INVALID before']);
    expect(await shown()).toEqual(before.filter((id) => id !== archived));
  });

  test('two people who move at once are both right', async () => {
    const before = await shown();
    const [a = '', b = '', c = '', d = '', e = ''] = before.slice(5, 10);
    await Promise.all([move(d, a), move(e, b), move(c), move(d, a, undefined)]);
    const after = await shown();
    expect(after.toSorted()).toEqual(before.toSorted());
    expect(after[after.indexOf(a) - 1]).toBe(d);
    expect(after[after.indexOf(b) - 1]).toBe(e);
    expect(after.at(-1)).toBe(c);
  });

  test('an open editor saves after a move', async () => {
    const [id = '', , third = ''] = await shown();
    const { data } = await admin.request<{ product: { version: number } }>(READ_PRODUCT, { id });
    await move(id, third);
    const SAVE_TITLE = `mutation ($input: ProductInput!, $version: Int) {
      saveProduct(input: $input, expectedVersion: $version) { ${ERRORS} }
    }`;
    const input = { id, description: 'Une autre description.' };
    const saved = await admin.request<{ saveProduct: Payload }>(SAVE_TITLE, {
      input,
      version: data.product.version,
    });
    expect(saved.data.saveProduct.userErrors).toEqual([]);
    const order = await shown();
    expect(order[order.indexOf(third) - 1]).toBe(id);
  });
});
