import { describe, expect, test } from 'vitest';
import { addWish, isWished, removeWish } from '../../../server/wishlist/wishlist.rules.ts';
import { codesOf } from '../shared/refusals.ts';

const NOW = '2025-05-02T10:00:00.000Z';
const wish = (productId: string) => ({ productId, addedAt: '2025-05-01T10:00:00.000Z' });

describe('a wishlist', () => {
  test('holds 200 wishes; one that it has is welcome still', () => {
    const full = Array.from({ length: 200 }, (_, n) => wish(`p${n}`));
    expect(addWish(full.slice(1), 'new', NOW)).toHaveLength(200);
    expect(codesOf(() => addWish(full, 'new', NOW))).toEqual(['LIMIT_REACHED']);
    expect(addWish(full, 'p5', NOW)).toEqual(full);
  });

  test('lets go what it has, and nothing else', () => {
    expect(removeWish([wish('a'), wish('b')], 'a')).toEqual([wish('b')]);
    expect(codesOf(() => removeWish([wish('a')], 'b'))).toEqual(['UNKNOWN_PRODUCT']);
    expect(isWished([wish('a')], 'a')).toBe(true);
    expect(isWished([wish('a')], 'A')).toBe(false);
  });
});
