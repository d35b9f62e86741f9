import { expect, test } from 'vitest';
import { lazily } from '../../server/stores/lazily.ts';

test('a property is made at its first use, once for each object', () => {
  const made: string[] = [];
  const make = (name: string) => (source: string) => {
    made.push(`${name} of ${source}`);
    return { source };
  };
  const portsOf = lazily<string, Record<'carts' | 'orders', { source: string }>>({
    carts: make('carts'),
    orders: make('orders'),
  });
  const [one, other] = [portsOf('one'), portsOf('other')];
  expect(made).toEqual([]);
  expect(one.carts).toEqual({ source: 'one' });
  expect(one.carts).toBe(one.carts);
  expect(other.carts).toEqual({ source: 'other' });
  expect(made).toEqual(['carts of one', 'carts of other']);
});
