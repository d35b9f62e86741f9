import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

const BY_ID = 'query ($ids: [ID!]!) { productsById(ids: $ids) { id } }';

describe('products by their ids', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  const idsOf = async (ids: readonly string[]) => {
    const { data } = await shop.graphql<{ productsById: ReadonlyArray<{ id: string }> }>(BY_ID, {
      ids,
    });
    return data.productsById.map(({ id }) => id);
  };

  test('come in the order asked for, each once, without those that do not exist', async () => {
    expect(
      await idsOf(['takchita-nour', 'inconnu', 'caftan-celeste', '__proto__', 'takchita-nour']),
    ).toEqual(['takchita-nour', 'caftan-celeste']);
    expect(await idsOf([])).toEqual([]);
  });

  test('are at most 20 at a time', async () => {
    const ids = Array.from({ length: 21 }, (_, index) => `p${index}`);
    const { errors } = await shop.graphql(BY_ID, { ids });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors[0]?.message).toBe('On ne peut pas demander plus de 20 produits à la fois.');
  });
});
