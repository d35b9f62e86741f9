import { beforeEach, expect, test } from 'vitest';
import { lineIdOf, keyOfLine } from '../../../client/cart/cartLineId.ts';
import { changeGuestLine } from '../../../client/cart/changeGuestLine.ts';
import {
  clearGuestCart,
  parseGuestCart,
  readGuestCart,
  removeGuestLine,
  restoreGuestLines,
  setGuestLine,
  setGuestQuantity,
} from '../../../client/cart/guestCart.ts';
import { lineKeyOf } from '../../../server/shared/isomorphic/line-key.ts';

const PLAIN = { productId: 'pantalon', variantId: 'pantalon.40', alterations: [] };
const HEMMED = { ...PLAIN, alterations: [{ id: 'ourlet', value: 92.5 }] };
const LONGER = { ...PLAIN, alterations: [{ id: 'ourlet', value: 98 }] };

const quantities = () =>
  readGuestCart().map((line): [string, number] => [lineKeyOf(line), line.quantity]);

beforeEach(clearGuestCart);

test('lines of one variant with other alterations are apart', () => {
  for (const line of [PLAIN, HEMMED, LONGER]) setGuestLine(line, 1);
  setGuestLine({ ...HEMMED, alterations: [{ id: 'ourlet', value: 92.5 }] }, 3);
  setGuestQuantity(lineKeyOf(LONGER), 2);
  expect(quantities()).toEqual([
    ['pantalon.40', 1],
    ['pantalon.40+ourlet:92.5', 3],
    ['pantalon.40+ourlet:98', 2],
  ]);
  removeGuestLine(lineKeyOf(PLAIN));
  const [hemmed] = readGuestCart();
  removeGuestLine(lineKeyOf(HEMMED));
  expect(quantities()).toEqual([['pantalon.40+ourlet:98', 2]]);
  restoreGuestLines(hemmed ? [hemmed, { ...LONGER, quantity: 9 }] : []);
  expect(quantities()).toEqual([
    ['pantalon.40+ourlet:92.5', 3],
    ['pantalon.40+ourlet:98', 2],
  ]);
});

test('another size joins the line with the same alterations alone', () => {
  const other = { variantId: 'pantalon.42' };
  setGuestLine(HEMMED, 2);
  setGuestLine({ ...PLAIN, ...other }, 1);
  changeGuestLine(lineKeyOf(HEMMED), other);
  expect(quantities()).toEqual([
    ['pantalon.42+ourlet:92.5', 2],
    ['pantalon.42', 1],
  ]);
  setGuestLine(HEMMED, 4);
  changeGuestLine(lineKeyOf(HEMMED), other);
  expect(quantities()).toEqual([
    ['pantalon.42', 1],
    ['pantalon.42+ourlet:92.5', 6],
  ]);
  setGuestLine(HEMMED, 94);
  expect(changeGuestLine(lineKeyOf(HEMMED), other)).toBe(false);
});

test('other alterations stay in the line’s place, and join the line that is altered alike', () => {
  for (const line of [HEMMED, LONGER, PLAIN]) setGuestLine(line, 2);
  const shorter = { alterations: [{ id: 'ourlet', value: 88 }] };
  expect(changeGuestLine(lineKeyOf(HEMMED), shorter)).toBe(true);
  expect(quantities()).toEqual([
    ['pantalon.40+ourlet:88', 2],
    ['pantalon.40+ourlet:98', 2],
    ['pantalon.40', 2],
  ]);
  changeGuestLine('pantalon.40+ourlet:88', { alterations: [] });
  changeGuestLine('pantalon.40', { alterations: [] });
  expect(quantities()).toEqual([
    ['pantalon.40', 4],
    ['pantalon.40+ourlet:98', 2],
  ]);
  setGuestQuantity('pantalon.40', 98);
  expect(changeGuestLine(lineKeyOf(LONGER), { alterations: [] })).toBe(false);
  expect(quantities()[0]).toEqual(['pantalon.40', 98]);
});

test('carts of earlier versions have no alterations; a line with invalid ones is dropped', () => {
  const earlier = { productId: 'pantalon', quantity: 2 };
  const now = { ...HEMMED, quantity: 1 };
  const invalid = [
    'ourlet',
    [7],
    [{ id: 'ourlet', value: '92' }],
    [{ id: 'ourlet' }],
    [{ id: '', value: null }],
    Array.from({ length: 11 }, (_, n) => ({ id: `a${n}`, value: null })),
  ].map((alterations) => ({ ...now, alterations }));
  expect(parseGuestCart([earlier, now, { ...now, quantity: 5 }, ...invalid])).toEqual([
    { productId: 'pantalon', variantId: 'pantalon', alterations: [], quantity: 2 },
    now,
  ]);
});

test('the id of a line is that of its cart and its goods', () => {
  const id = 'quote:GUEST:30/20:pantalon.40+ourlet:92.5*1/pantalon.40+ourlet:92.5';
  expect(keyOfLine(id)).toBe(lineKeyOf(HEMMED));
  expect(lineIdOf(id, LONGER)).toBe(
    'quote:GUEST:30/20:pantalon.40+ourlet:92.5*1/pantalon.40+ourlet:98',
  );
});
