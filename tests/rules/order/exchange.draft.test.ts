import { expect, test } from 'vitest';
import {
  beginExchange,
  choiceInSize,
  differenceOfDrafts,
  inputOf,
  otherPlaces,
} from '../../../client/order/detail/exchange/exchangeDraft.ts';

const choice = (id: string, amount: number, availableForSale = true) => {
  const [size = '', color = ''] = id.split('-');
  const variant = { id, title: id, size, color, selectedOptions: [] };
  return { variant, availableForSale, difference: { amount } };
};

const LINES = [
  {
    variantId: '38-red',
    quantity: 2,
    choices: [choice('40-blue', 100), choice('40-red', -200), choice('42-red', 0, false)],
  },
  { variantId: 'hat', quantity: 1, choices: [choice('L-grey', 500)] },
  { variantId: 'bag', quantity: 1, choices: [] },
  { variantId: 'belt', quantity: 1, choices: [choice('90-black', 0, false)] },
];
const [shirts] = LINES;
if (!shirts) throw new Error('There is no line');

test('the differences of all lines add up, each by its quantity; nothing is said before a choice', () => {
  const drafts = [beginExchange(0), beginExchange(1)];
  expect(differenceOfDrafts(LINES, drafts)).toBeNull();
  const chosen = [
    beginExchange(0, { toVariantId: '40-red' }),
    beginExchange(1, { toVariantId: 'L-grey' }),
  ];
  expect(differenceOfDrafts(LINES, chosen)).toBe(100);
  const one = chosen.map((draft) => ({ ...draft, quantity: 1 }));
  expect(differenceOfDrafts(LINES, one)).toBe(300);
  // Sold out meanwhile.
  expect(differenceOfDrafts(LINES, [beginExchange(0, { toVariantId: '42-red' })])).toBeNull();
});

test('only what can be had now, and is not chosen yet, may be added', () => {
  expect(otherPlaces(LINES, [])).toEqual([0, 1]);
  expect(otherPlaces(LINES, [beginExchange(0)])).toEqual([1]);
  expect(otherPlaces(LINES, [beginExchange(1), beginExchange(0)])).toEqual([]);
});

test('a size is taken in the colour that one has, else in another', () => {
  expect(choiceInSize(shirts, '40', 'red')?.variant.id).toBe('40-red');
  expect(choiceInSize(shirts, '40', 'green')?.variant.id).toBe('40-blue');
  expect(choiceInSize(shirts, '42', 'red')).toBeUndefined();
});

test('without another quantity all of a line is exchanged', () => {
  const draft = beginExchange(0, { toVariantId: '40-red', cause: 'TOO_SMALL' });
  const input = { variantId: '38-red', toVariantId: '40-red', cause: 'TOO_SMALL' };
  expect(inputOf(shirts, draft)).toEqual({ ...input, quantity: 2 });
  expect(inputOf(shirts, { ...draft, quantity: 1 })).toEqual({ ...input, quantity: 1 });
});
