import { describe, expect, test } from 'vitest';
import type { ProductEventData, StockEventData } from '../../../client/sdk/webhooks/events.ts';
import { productEvents } from '../../../server/catalog/catalog.events.ts';
import type { AnyProduct } from '../../../server/catalog/catalog.store.ts';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import { AT, product } from '../../store/contract/records.ts';

const caftan = product('caftan');
const stocked = (stockOnHand: number | null, allocated = 0) =>
  product('caftan', { variants: [{ ...onlyVariant('caftan', stockOnHand), allocated }] });
const archived: AnyProduct = { ...caftan, archivedAt: AT };

const types = (before: AnyProduct | undefined, after: AnyProduct) =>
  productEvents(before, after).map(({ type }) => type);

describe('the events of a product', () => {
  test('say what it is now', () => {
    const data: ProductEventData = {
      id: 'caftan',
      version: 1,
      title: 'Caftan Céleste',
      categoryName: 'Traditionnels',
      price: 349_000,
      currency: 'MAD',
      archivedAt: null,
    };
    expect(productEvents(undefined, caftan)).toEqual([{ type: 'product.created', data }]);
  });

  const gallery = [{ url: '/a.webp', alt: 'Dos', value: null }];
  test.each<readonly [string, Partial<AnyProduct>]>([
    ['title', { title: 'Caftan Azur' }],
    ['price', { price: 1 }],
    ['category', { categoryName: 'Robes' }],
    ['sale', { outOfStock: true }],
    ['variants', { variants: [{ ...onlyVariant('caftan'), sku: 'A-1' }] }],
    ['pictures', { gallery }],
  ])('are an update for another %s', (_, change) => {
    expect(types(caftan, { ...caftan, ...change })).toEqual(['product.updated']);
  });

  test('are none for what receivers cannot see, nor for another order of keys', () => {
    const unseen = { version: 2, updatedAt: '2026-01-01', position: 7 };
    expect(types(caftan, { ...caftan, ...unseen })).toEqual([]);
    const reordered = [{ value: null, alt: 'Dos', url: '/a.webp', sources: undefined }];
    expect(types({ ...caftan, gallery }, { ...caftan, gallery: reordered })).toEqual([]);
  });

  test('name the archive once, and the way back as an update', () => {
    expect(productEvents(caftan, archived)).toMatchObject([
      { type: 'product.archived', data: { id: 'caftan', archivedAt: AT } },
    ]);
    expect(types(archived, archived)).toEqual([]);
    expect(types(archived, caftan)).toEqual(['product.updated']);
  });
});

test('a draft is created when it is published, and nothing is told of it before', () => {
  const draft: AnyProduct = { ...stocked(5), archivedAt: AT, draftSince: AT };
  expect(types(undefined, draft)).toEqual([]);
  expect(types(draft, { ...draft, title: 'Caftan Azur' })).toEqual([]);
  expect(types(draft, stocked(5))).toEqual(['product.created', 'stock.changed']);
});

describe('the events of stock', () => {
  test('say what is on hand, allocated and available', () => {
    const data: StockEventData = {
      id: 'caftan',
      productId: 'caftan',
      sku: null,
      stockOnHand: 5,
      allocated: 2,
      quantityAvailable: 3,
    };
    expect(productEvents(stocked(5), stocked(5, 2))).toEqual([{ type: 'stock.changed', data }]);
  });

  test.each([
    ['another count', stocked(5), stocked(4), ['stock.changed']],
    ['the same count', stocked(5), stocked(5), []],
    ['a variant that is not counted', stocked(null), stocked(null, 2), []],
    ['the first count', stocked(null), stocked(5), ['stock.changed']],
    ['the last count', stocked(5), stocked(null), ['stock.changed']],
    ['a new product', undefined, stocked(5), ['product.created', 'stock.changed']],
  ])('of %s', (_, before, after, expected) => {
    expect(types(before, after)).toEqual(expected);
  });
});
