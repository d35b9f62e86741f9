import { describe, expect, test } from 'vitest';
import { parseChosenSizes } from '../../../client/catalog/chosenSizes.ts';
import { parseGuestCart } from '../../../client/cart/guestCart.ts';
import { firstVariant, variantWith } from '../../../client/catalog/variants.ts';

function variant(id: string, size: string, colour: string, availableForSale = true) {
  const selectedOptions = [
    { name: 'Taille', value: size },
    { name: 'Couleur', value: colour },
  ];
  return { id, availableForSale, size, color: colour, selectedOptions };
}

const variants = [
  variant('shirt.38-blanc', '38', 'Blanc'),
  variant('shirt.38-noir', '38', 'Noir'),
  variant('shirt', '40', 'Blanc'),
  variant('shirt.40-noir', '40', 'Noir', false),
  variant('shirt.42-noir', '42', 'Noir'),
];

const first = (size?: string) => firstVariant('shirt', variants, size)?.id;

describe('the variant to begin with', () => {
  test('is the base variant', () => {
    expect(first()).toBe('shirt');
  });

  test('is the first one available while the base variant is sold out', () => {
    const isSoldOut = { availableForSale: false };
    const base = variants.map((each) => (each.id === 'shirt' ? { ...each, ...isSoldOut } : each));
    expect(firstVariant('shirt', base, undefined)?.id).toBe('shirt.38-blanc');
    const none = variants.map((each) => ({ ...each, ...isSoldOut }));
    expect(firstVariant('shirt', none, undefined)?.id).toBe('shirt');
  });

  test('has the size that was chosen last, if it can be bought in it', () => {
    expect(first('38')).toBe('shirt.38-blanc');
    expect(first('42')).toBe('shirt.42-noir');
    expect(first('XXL')).toBe('shirt');
  });

  test('of a product without options is its only one', () => {
    const only = { id: 'shirt', availableForSale: true, size: null, color: null };
    expect(firstVariant('shirt', [only], '42')).toBe(only);
  });
});

describe('another value', () => {
  const change = (id: string, name: string, value: string) => {
    const from = variants.find((each) => each.id === id);
    return from && variantWith(variants, from, { name, value })?.id;
  };

  test('changes that alone, sold out or not', () => {
    expect(change('shirt', 'Taille', '38')).toBe('shirt.38-blanc');
    expect(change('shirt', 'Couleur', 'Noir')).toBe('shirt.40-noir');
  });

  test('changes more where no such combination is made', () => {
    expect(change('shirt', 'Taille', '42')).toBe('shirt.42-noir');
    expect(change('shirt', 'Taille', '60')).toBeUndefined();
  });
});

describe('what the browser has stored', () => {
  test('of sizes is read by category, without what is none', () => {
    const stored = { robes: '40', hauts: 7, bas: '', jupes: 'x'.repeat(101) };
    expect(parseChosenSizes(stored)).toEqual({ robes: '40' });
    expect(parseChosenSizes(['40'])).toBeUndefined();
    expect(parseChosenSizes(null)).toBeUndefined();
  });

  test('of a cart from before there were variants means base variants', () => {
    const lines = [
      { productId: 'shirt', variantId: 'shirt', alterations: [], quantity: 2 },
      { productId: 'shirt', variantId: 'shirt.42-noir', alterations: [], quantity: 1 },
    ];
    const unreadable = { productId: 'shirt', variantId: 7, quantity: 1 };
    const stored = [{ productId: 'shirt', quantity: 2 }, lines[1], unreadable];
    expect(parseGuestCart(stored)).toEqual(lines);
  });
});
