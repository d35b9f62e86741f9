import { beforeEach, describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ERRORS, type Amount, type UserError } from '../protocol/documents.ts';
import { BOTH, DARTS, DRESS, HEM, HEM_98, offer } from './altered.ts';

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly price: Amount;
  readonly total: Amount;
  readonly alterations: readonly object[];
}

interface Cart {
  readonly id: string;
  readonly lines: readonly Line[];
  readonly total: Amount;
  readonly warnings: ReadonlyArray<{ readonly code: string; readonly lineId: string }>;
}

interface Payload {
  readonly cart: Cart;
  readonly userErrors: readonly UserError[];
}

const CART = `{
  id total { amount }
  lines {
    id quantity price { amount } total { amount }
    alterations { id title measureName price { amount } value days }
  }
  warnings { code productId variantId lineId message }
}`;

const shop = await sharedShop();
let token: string;
let price: number;
beforeEach(async () => {
  await offer(shop);
  price = (await shop.store.read.catalog.product(DRESS))?.price ?? 0;
  ({ token } = await shop.customer());
});

/** Sends a mutation of the cart; each argument is a variable of its name. */
async function change(
  name: string,
  args: Readonly<Record<string, unknown>>,
  bearer = token,
): Promise<Payload> {
  const given = Object.keys(args).filter((arg) => args[arg] !== undefined);
  const declared = given.map((arg) => `$${arg}: ${TYPES[arg]}`).join(', ');
  const passed = given.map((arg) => `${arg}: $${arg}`).join(', ');
  const { data, errors } = await shop.graphql<{ payload: Payload }>(
    `mutation (${declared}) { payload: ${name}(${passed}) { cart ${CART} ${ERRORS} } }`,
    args,
    bearer,
  );
  expect(errors).toEqual([]);
  return data.payload;
}

const TYPES: Readonly<Record<string, string>> = {
  productId: 'ID!',
  variantId: 'ID!',
  toVariantId: 'ID!',
  lineId: 'ID',
  quantity: 'Int!',
  alterations: '[ChosenAlterationInput!]',
  lines: '[CartLineInput!]!',
};

const add = (alterations?: unknown, quantity = 1) =>
  change('addToCart', { productId: DRESS, quantity, alterations });

/** Lines as `key x quantity`. */
const contents = ({ id, lines }: Cart) =>
  lines.map((line) => `${line.id.replace(`${id}/`, '')} x ${line.quantity}`);

const refusals = ({ userErrors }: Payload) =>
  userErrors.map(({ code, field }) => `${code} ${field}`);

const KEY = `${DRESS}+ourlet:98.5`;
const BOTH_KEY = `${KEY}+pinces:`;

const REFUSED: ReadonlyArray<readonly [string, readonly object[], string]> = [
  ['that is not offered', [{ id: 'revers' }], 'UNKNOWN_ALTERATION alterations.0.id'],
  ['that is chosen twice', [...BOTH, { id: 'pinces' }], 'INVALID alterations.2.id'],
  ['between two steps', [{ id: 'ourlet', value: 98.7 }], 'INVALID alterations.0.value'],
  ['below the smallest', [{ id: 'ourlet', value: 89.5 }], 'INVALID alterations.0.value'],
  ['without its value', [{ id: 'ourlet' }], 'REQUIRED alterations.0.value'],
  ['with a value of nothing', [{ id: 'pinces', value: 1 }], 'INVALID alterations.0.value'],
  ['among eleven', Array.from({ length: 11 }, () => ({ id: 'pinces' })), 'INVALID alterations'],
];

describe('an altered line of a cart', () => {
  test('stands beside the same variant as it is, with its alterations and their price', async () => {
    await add();
    await add(BOTH, 2);
    const { cart } = await add([{ id: 'ourlet', value: 98.5 }, { id: 'pinces' }]);
    expect(contents(cart)).toEqual([`${DRESS} x 1`, `${BOTH_KEY} x 3`]);
    expect(cart.lines[1]).toMatchObject({
      price: { amount: price + 8_000 },
      total: { amount: 3 * (price + 8_000) },
      alterations: [
        {
          id: 'ourlet',
          title: 'Ourlet',
          measureName: 'Longueur (cm)',
          price: { amount: 3_000 },
          value: 98.5,
          days: 2,
        },
        { id: 'pinces', title: 'Pinces', measureName: null, value: null, days: 3 },
      ],
    });
    expect(cart.total.amount).toBe(4 * price + 24_000);
  });

  test('is set, changed and removed by its id, and no other line of the product is', async () => {
    await add();
    const { cart } = await add(HEM_98);
    const lineId = cart.lines[1]?.id;
    const named = { productId: DRESS, lineId };
    const set = await change('setCartQuantity', { ...named, quantity: 4 });
    expect(contents(set.cart)).toEqual([`${DRESS} x 1`, `${KEY} x 4`]);
    const plain = await change('setCartQuantity', { productId: DRESS, quantity: 2 });
    expect(contents(plain.cart)).toEqual([`${DRESS} x 2`, `${KEY} x 4`]);
    const removed = await change('removeFromCart', named);
    expect(contents(removed.cart)).toEqual([`${DRESS} x 2`]);
    expect(refusals(await change('removeFromCart', named))).toEqual(['NOT_IN_CART lineId']);
  });

  test('follows another size, and joins the line of it that is altered alike', async () => {
    const productId = 'gandoura-sable';
    const found = await shop.store.read.catalog.product(productId);
    const variants = (found?.variants ?? []).map((each) => ({ ...each, stockOnHand: 9 }));
    await shop.changeProduct(productId, { alterations: [HEM], variants });
    const [one = '', other = ''] = variants.map(({ id }) => id);
    const put = (variantId: string, alterations?: unknown) =>
      change('addToCart', { productId, variantId, quantity: 1, alterations });
    await put(one);
    await put(one, HEM_98);
    const { cart } = await put(other, HEM_98);
    const { cart: changed } = await change('changeCartVariant', {
      productId,
      variantId: one,
      toVariantId: other,
      lineId: cart.lines[1]?.id,
    });
    expect(contents(changed)).toEqual([`${one} x 1`, `${other}+ourlet:98.5 x 2`]);
  });

  describe('whose alterations are changed', () => {
    const alter = ({ cart }: Payload, alterations: unknown, at = 0) =>
      change('changeCartVariant', {
        productId: DRESS,
        variantId: DRESS,
        toVariantId: DRESS,
        lineId: cart.lines[at]?.id,
        alterations,
      });

    test('has the new ones with their price in its place, also on a plain line', async () => {
      await add(undefined, 2);
      const longer = await alter(await add(HEM_98), [{ id: 'ourlet', value: 120 }], 1);
      expect(contents(longer.cart)).toEqual([`${DRESS} x 2`, `${DRESS}+ourlet:120 x 1`]);
      const both = await alter(longer, BOTH);
      expect(contents(both.cart)).toEqual([`${BOTH_KEY} x 2`, `${DRESS}+ourlet:120 x 1`]);
      expect(both.cart.lines[0]?.price.amount).toBe(price + 8_000);
    });

    test('has none any more with an empty list, and keeps them without one', async () => {
      const added = await add(HEM_98);
      for (const alterations of [undefined, null]) {
        expect(contents((await alter(added, alterations)).cart)).toEqual([`${KEY} x 1`]);
      }
      const { cart } = await alter(added, []);
      expect(contents(cart)).toEqual([`${DRESS} x 1`]);
      expect(cart.total.amount).toBe(price);
    });

    test('joins the line that is altered alike', async () => {
      await add(HEM_98);
      await add(BOTH, 2);
      const added = await add(undefined, 3);
      const { cart } = await alter(added, BOTH.toReversed());
      expect(contents(cart)).toEqual([`${BOTH_KEY} x 3`, `${DRESS} x 3`]);
    });

    test('is bought again by it where its alteration is gone', async () => {
      const added = await add(HEM_98);
      await offer(shop, [DARTS]);
      const { cart } = await alter(added, [{ id: 'pinces' }]);
      expect([contents(cart), cart.warnings]).toEqual([[`${DRESS}+pinces: x 1`], []]);
    });

    test.each(REFUSED)('stays as it is with an alteration %s', async (_, alterations, refusal) => {
      const payload = await alter(await add(HEM_98), alterations);
      expect(refusals(payload)).toEqual([refusal]);
      expect(payload.userErrors[0]?.message).not.toBe('');
      expect(contents(payload.cart)).toEqual([`${KEY} x 1`]);
    });
  });

  test('is not that of another’s cart, of another product, or of no cart', async () => {
    const mine = await add(HEM_98);
    const other = await shop.customer();
    const theirs = await change(
      'addToCart',
      { productId: DRESS, quantity: 1, alterations: HEM_98 },
      other.token,
    );
    for (const lineId of [theirs.cart.lines[0]?.id, 'nope', '', `${mine.cart.id}/`]) {
      const named = { productId: DRESS, lineId };
      for (const payload of [
        await change('setCartQuantity', { ...named, quantity: 2 }),
        await change('removeFromCart', named),
        await change('changeCartVariant', { ...named, variantId: DRESS, toVariantId: DRESS }),
      ]) {
        expect(refusals(payload)).toEqual(['NOT_IN_CART lineId']);
        expect(contents(payload.cart)).toEqual([`${KEY} x 1`]);
      }
    }
    const lineId = mine.cart.lines[0]?.id;
    const misnamed = await change('removeFromCart', { productId: 'caftan-celeste', lineId });
    expect(refusals(misnamed)).toEqual(['NOT_IN_CART lineId']);
  });

  test.each(REFUSED)('is refused with an alteration %s', async (_, alterations, refusal) => {
    await add();
    const payload = await add(alterations);
    expect(refusals(payload)).toEqual([refusal]);
    expect(payload.userErrors[0]?.message).not.toBe('');
    expect(contents(payload.cart)).toEqual([`${DRESS} x 1`]);
  });

  test('shares the stock of its variant with the others', async () => {
    await add(HEM_98, 5);
    await add(undefined, 3);
    const none = await add(BOTH, 2);
    expect(refusals(none)).toEqual(['INSUFFICIENT_STOCK quantity']);
    expect(none.userErrors[0]?.message).toBe('Il ne reste qu’une pièce.');
    await offer(shop, [HEM, DARTS], 6);
    const { cart } = await change('setCartQuantity', { productId: DRESS, quantity: 1 });
    expect(contents(cart)).toEqual([`${KEY} x 5`, `${DRESS} x 1`]);
    expect(cart.warnings).toEqual([]);
    await offer(shop, [HEM, DARTS], 5);
    const { cart: full } = await change('removeFromCart', { productId: 'nope' });
    expect(full.lines.map(({ total }) => total.amount)).toEqual([5 * (price + 3_000), 0]);
    expect(full.warnings).toMatchObject([{ code: 'OUT_OF_STOCK', lineId: full.lines[1]?.id }]);
  });

  test('costs nothing once its alteration is gone, is named, and can be removed', async () => {
    await add();
    await add(HEM_98);
    await offer(shop, [DARTS]);
    const { cart } = await add();
    expect(contents(cart)).toEqual([`${DRESS} x 2`]);
    expect(cart.total.amount).toBe(2 * price);
    const lineId = `${cart.id}/${KEY}`;
    expect(cart.warnings).toEqual([
      {
        code: 'UNKNOWN_ALTERATION',
        productId: DRESS,
        variantId: DRESS,
        lineId,
        message:
          'Une retouche choisie pour «\u00a0Robe à volants Jacaranda\u00a0» n’est plus proposée ainsi.',
      },
    ]);
    const removed = await change('removeFromCart', { productId: DRESS, lineId });
    expect([removed.cart.warnings, contents(removed.cart)]).toEqual([[], [`${DRESS} x 2`]]);
  });

  test('costs what the alteration costs now', async () => {
    await add(HEM_98);
    await offer(shop, [{ ...HEM, price: 4_500 }]);
    const { cart } = await change('removeFromCart', { productId: 'nope' });
    expect(cart.lines).toMatchObject([
      { price: { amount: price + 4_500 }, alterations: [{ price: { amount: 4_500 } }] },
    ]);
  });
});

describe('alterations of a category', () => {
  test('are chosen for its products that have no list of their own', async () => {
    await shop.changeProduct(DRESS, { alterations: null });
    expect(refusals(await add([{ id: 'galon' }]))).toEqual(['UNKNOWN_ALTERATION alterations.0.id']);
    await shop.store.transaction(async ({ catalog }) => {
      const product = await catalog.product(DRESS);
      const category = await catalog.categoryNamed(product?.categoryName ?? '');
      if (!category) throw new Error('The dress has a category');
      const braid = { ...DARTS, id: 'galon', title: 'Galon' };
      await catalog.save({ categories: [{ ...category, alterations: [braid] }] });
    });
    const { cart } = await add([{ id: 'galon' }]);
    expect(contents(cart)).toEqual([`${DRESS}+galon: x 1`]);
    expect(cart.lines[0]?.price.amount).toBe(price + 5_000);
  });
});

describe('a guest’s altered lines', () => {
  const lines = [
    { productId: DRESS, quantity: 1 },
    { productId: DRESS, quantity: 2, alterations: HEM_98 },
    { productId: DRESS, quantity: 1, alterations: [{ id: 'ourlet', value: 98.7 }] },
  ];

  test('are quoted like a cart, each choice with an id of its own', async () => {
    const quote = async (of: readonly object[]) => {
      const document = `query ($lines: [CartLineInput!]!) @inContext(language: EN) {
        quote(lines: $lines) ${CART}
      }`;
      const { data, errors } = await shop.graphql<{ quote: Cart }>(document, { lines: of });
      expect(errors).toEqual([]);
      return data.quote;
    };
    const cart = await quote(lines);
    expect(contents(cart)).toEqual([`${DRESS} x 1`, `${KEY} x 2`]);
    expect(cart.lines[1]?.alterations).toMatchObject([
      { title: 'Hem', measureName: 'Length (cm)', value: 98.5 },
    ]);
    expect(cart.warnings).toMatchObject([
      { code: 'UNKNOWN_ALTERATION', lineId: `${cart.id}/${DRESS}+ourlet:98.7` },
    ]);
    const others = await Promise.all([quote(lines.slice(0, 2)), quote(lines.slice(0, 1))]);
    expect(new Set([cart.id, ...others.map(({ id }) => id)]).size).toBe(3);
    expect((await quote(lines)).id).toBe(cart.id);
  });

  test('are merged into the customer’s cart, where those that it has stay as they are', async () => {
    await add(HEM_98);
    for (const _ of ['once', 'twice']) {
      const merged = await change('mergeCart', { lines });
      expect(contents(merged.cart)).toEqual([`${KEY} x 1`, `${DRESS} x 1`]);
      expect(refusals(merged)).toEqual(['INVALID alterations.0.value']);
    }
  });
});

describe('altered lines over REST', () => {
  const rest = (method: string, path = '', body?: unknown) =>
    shop.rest<{
      cart?: ReadonlyArray<Readonly<Record<string, unknown>>>;
      errors?: readonly string[];
    }>(method, `/user/cart${path}`, body, token);
  const post = (alterations?: unknown) =>
    rest('POST', '', {
      product: { _id: DRESS },
      ...(alterations === undefined ? {} : { alterations }),
    });
  const path = `/${encodeURIComponent(BOTH_KEY)}`;

  test('have their alterations beside the fields of every line, and are named by their key', async () => {
    const { body: plain } = await post();
    const { status, body } = await post(BOTH);
    expect(status).toBe(201);
    expect(body.cart?.[0]).toEqual(plain.cart?.[0]);
    expect(Object.keys(plain.cart?.[0] ?? {})).not.toContain('alterations');
    expect(body.cart?.[1]).toEqual({
      ...plain.cart?.[0],
      lineId: BOTH_KEY,
      alterations: [
        { id: 'ourlet', title: 'Ourlet', value: 98.5, price: '30' },
        { id: 'pinces', title: 'Pinces', price: '50' },
      ],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const stepped = await rest('POST', path, { action: { type: 'increment' } });
    expect(stepped.body.cart?.map(({ qty }) => qty)).toEqual([1, 2]);
    const removed = await rest('DELETE', path);
    expect(removed.body.cart).toMatchObject([{ _id: DRESS, qty: 1 }]);
    expect((await rest('DELETE', path)).status).toBe(404);
  });

  test.each([
    ['not offered', [{ id: 'revers' }], 404],
    ['without its value', [{ id: 'ourlet' }], 422],
    ['no list', 'ourlet', 422],
    ['of no form', [{ id: 'ourlet', value: '98' }], 422],
  ])('are refused with alterations that are %s', async (_, alterations, status) => {
    const answer = await post(alterations);
    expect(answer).toMatchObject({ status, body: { errors: [expect.any(String)] } });
    expect((await rest('GET')).body.cart).toEqual([]);
  });
});
