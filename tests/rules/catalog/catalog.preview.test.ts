import { expect, test } from 'vitest';
import { createPreviewTokens } from '../../../server/authentication/signed-links.ts';

const NOW = new Date('2026-11-28T10:00:00.000Z');
const after = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);
const tokens = createPreviewTokens('a secret that is long enough for a signature');
const token = tokens.issue('robe', NOW);

test('a preview token opens its own product, for seven days', () => {
  expect(tokens.opens('robe', token, NOW)).toBe(true);
  expect(tokens.opens('robe', token, after(6.99))).toBe(true);
  expect(tokens.opens('robe', token, after(7))).toBe(false);
  expect(tokens.opens('jupe', token, NOW)).toBe(false);
});

test.each([
  ['nothing', ''],
  ['no signature', token.split('.')[0] ?? ''],
  ['a later end', token.replace(/^\d+/, (end) => String(Number(end) + 1))],
  ['another secret', createPreviewTokens('another').issue('robe', NOW)],
  ['more', `${token}x`],
  ['an endless end', token.replace(/^\d+/, 'Infinity')],
])('a preview token with %s opens nothing', (_, forged) => {
  expect(tokens.opens('robe', forged, NOW)).toBe(false);
});
