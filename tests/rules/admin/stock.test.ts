import { expect, test } from 'vitest';
import {
  afterRefusal,
  afterSave,
  changesOf,
  unreadable,
  withFormer,
  withProblems,
  withText,
  type StockEdits,
} from '../../../client/admin/stock/stockEdits.ts';

const NONE: StockEdits = new Map();
const dress = { id: 'robe', name: 'Robe', stockOnHand: 4 };
const skirt = { id: 'jupe', name: 'Jupe', stockOnHand: null };
const typed = (...texts: ReadonlyArray<readonly [typeof dress | typeof skirt, string]>) =>
  texts.reduce((edits, [variant, text]) => withText(edits, variant, text), NONE);

test('what is typed is compared with what was read first, and is no edit once it is that again', () => {
  const edits = typed([dress, '5'], [skirt, '2']);
  expect(changesOf(edits)).toEqual([
    { variantId: 'robe', stockOnHand: 5, expected: 4 },
    { variantId: 'jupe', stockOnHand: 2, expected: null },
  ]);
  // The list was read again.
  const later = withText(edits, { ...dress, stockOnHand: 9 }, '6');
  expect(changesOf(later)[0]).toEqual({ variantId: 'robe', stockOnHand: 6, expected: 4 });
  expect([...withText(later, { ...dress, stockOnHand: 9 }, '9').keys()]).toEqual(['jupe']);
  expect(withText(withText(edits, dress, '4'), skirt, '')).toEqual(NONE);
});

test('the same number in other words is no change, and what is none is a problem', () => {
  const edits = typed([dress, '04'], [skirt, 'beaucoup']);
  expect(changesOf(edits)).toEqual([]);
  expect([...unreadable(edits).keys()]).toEqual(['jupe']);
  const marked = withProblems(edits, unreadable(edits));
  expect(marked.get('jupe')?.problem).toMatch(/Un nombre entier/);
  expect(withText(marked, skirt, '1').get('jupe')).not.toHaveProperty('problem');
});

test('a paste is taken back without what was typed besides', () => {
  const before = typed([dress, '5']);
  const pasted = withText(withText(before, dress, '7'), skirt, '8');
  expect(withFormer(pasted, ['jupe', 'robe'], before)).toEqual(before);
  expect(withFormer(pasted, ['jupe'], before)).toEqual(typed([dress, '7']));
});

test('what was saved goes, and what was typed meanwhile stays on top of it', () => {
  const sent = typed([dress, '5'], [skirt, '2']);
  const meanwhile = withText(sent, dress, '6');
  expect(changesOf(afterSave(meanwhile, sent))).toEqual([
    { variantId: 'robe', stockOnHand: 6, expected: 5 },
  ]);
  const added = withText(sent, { id: 'pull', name: 'Pull', stockOnHand: 1 }, '0');
  expect([...afterSave(added, sent).keys()]).toEqual(['pull']);
});

test('what is refused stays, with its reason, and overrides what others counted the next time', () => {
  const edits = typed([dress, '5'], [skirt, '2']);
  const refused = afterRefusal(edits, changesOf(edits), {
    userErrors: [
      { code: 'VERSION_CONFLICT', field: 'changes.0.expected', message: 'x' },
      { code: 'INVALID', field: 'changes.1.stockOnHand', message: 'Trop peu.' },
      { code: 'INVALID', field: 'changes', message: 'Trop de lignes.' },
    ],
    variants: [
      { id: 'robe', stockOnHand: 30 },
      { id: 'jupe', stockOnHand: null },
    ],
  });
  expect(refused.get('robe')?.problem).toMatch(/le stock est maintenant de 30/);
  expect(refused.get('jupe')?.problem).toBe('Trop peu.');
  expect(changesOf(refused)).toEqual([
    { variantId: 'robe', stockOnHand: 5, expected: 30 },
    { variantId: 'jupe', stockOnHand: 2, expected: null },
  ]);
  // Taken back before the answer came.
  const without = withText(edits, dress, '4');
  expect(afterRefusal(without, changesOf(edits), { userErrors: [] })).toEqual(without);
});
