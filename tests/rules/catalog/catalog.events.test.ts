import { describe, expect, test } from 'vitest';
import { productEvents } from '../../../server/catalog/catalog.events.ts';
import type { AnyProduct } from '../../../server/catalog/catalog.store.ts';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import { AT, product } from '../../store/records.ts';

const caftan = product('caftan');
const stocked = (stockOnHand: number | null, allocated = 0) =>
  product('caftan', { variants: [{ ...onlyVariant('caftan', stockOnHand), allocated }] });
const archived: AnyProduct = { ...caftan, archivedAt: AT };

const types = (before: AnyProduct | undefined, after: AnyProduct | null) =>
  productEvents(before, after, AT).map(({ type }) => type);

describe('the events of a product', () => {
  test('tell what it is now', () => {
    expect(productEvents(undefined, caftan, AT)).toEqual([
      {
        type: 'product.created',
        data: {
          id: 'caftan',
          version: 1,
          title: 'Caftan Céleste',
          categoryName: 'Traditionnels',
          price: 349_000,
          currency: 'MAD',
          archivedAt: null,
        },
      },
    ]);
  });

  test.each<readonly [string, Partial<AnyProduct>]>([
    ['title', { title: 'Caftan Azur' }],
    ['price', { price: 1 }],
    ['category', { categoryName: 'Robes' }],
    ['sale', { outOfStock: true }],
    ['variants', { variants: [{ ...onlyVariant('caftan'), sku: 'A-1' }] }],
    ['pictures', { gallery: [{ url: '/a.webp', alt: 'Dos', value: null }] }],
  ])('are an update for another %s', (_, change) => {
    expect(types(caftan, { ...caftan, ...change })).toEqual(['product.updated']);
  });

  test('are none for what receivers cannot see, nor for another order of keys', () => {
    expect(types(caftan, { ...caftan, version: 2, updatedAt: '2026-01-01', position: 7 })).toEqual(
      [],
    );
    const gallery = [{ url: '/a.webp', alt: 'Dos', value: null }];
    const reordered = [{ value: null, alt: 'Dos', url: '/a.webp', sources: undefined }];
    expect(types({ ...caftan, gallery }, { ...caftan, gallery: reordered })).toEqual([]);
  });

  test('name the archive once, and the way back as an update', () => {
    expect(productEvents(caftan, archived, AT)).toMatchObject([
      { type: 'product.archived', data: { archivedAt: AT } },
    ]);
    expect(types(archived, archived)).toEqual([]);
    expect(types(archived, caftan)).toEqual(['product.updated']);
  });

  test('take a deleted product for archived', () => {
    expect(productEvents(caftan, null, AT)).toMatchObject([
      { type: 'product.archived', data: { id: 'caftan', archivedAt: AT } },
    ]);
    expect(types(archived, null)).toEqual([]);
    expect(types(undefined, null)).toEqual([]);
  });
});

describe('the events of stock', () => {
  test('are for counted variants alone', () => {
    expect(productEvents(stocked(5), stocked(5, 2), AT)).toEqual([
      {
        type: 'stock.changed',
        data: {
          id: 'caftan',
          productId: 'caftan',
          sku: null,
          stockOnHand: 5,
          allocated: 2,
          quantityAvailable: 3,
        },
      },
    ]);
    expect(types(stocked(5), stocked(4))).toEqual(['stock.changed']);
    expect(types(stocked(5), stocked(5))).toEqual([]);
    expect(types(stocked(null), stocked(null, 2))).toEqual([]);
    expect(types(stocked(null), stocked(5))).toEqual(['stock.changed']);
    expect(types(stocked(5), stocked(null))).toEqual(['stock.changed']);
    expect(types(undefined, stocked(5))).toEqual(['product.created', 'stock.changed']);
  });
});
