import { expect, test } from 'vitest';
import { frAdmin } from '../../../client/text/admin/admin.fr.ts';
import { frOrders } from '../../../client/text/admin/orders/orders.fr.ts';
import { frPeople } from '../../../client/text/admin/people.fr.ts';
import { frProducts } from '../../../client/text/admin/products/products.fr.ts';

/** Every text without its functions. */
function* textsIn(value: object): Iterable<string> {
  for (const each of Object.values(value)) {
    if (typeof each === 'string') yield each;
    else if (typeof each === 'object') yield* textsIn(each);
  }
}

test('one and several are told apart', () => {
  expect(frOrders.moved(1, 'CONFIRMED', 'BV-11000')).toBe('BV-11000\u00a0: confirmée.');
  expect(frOrders.moved(3, 'CONFIRMED', 'BV-11000')).toBe('3 commandes confirmées.');
  expect(frOrders.end.confirm.CANCELLED(1)).toBe('Annuler la commande');
  expect(frOrders.end.confirm.CANCELLED(2)).toBe('Annuler les commandes');
  const { overflow, ignored } = frProducts.grid;
  expect(overflow(1)).toMatch(/^1 case dépassait.*laissée de côté\.$/u);
  expect(overflow(2)).toMatch(/^2 cases dépassaient.*laissées de côté\.$/u);
  expect(ignored(['60'])).toMatch(/ laissée de côté.*60\.$/u);
  expect(ignored(['60', '62'])).toMatch(/ laissées de côté.*60, 62\.$/u);
});

test('the back office has one word for an e-mail', () => {
  const texts = [frAdmin, frOrders, frPeople, frProducts].flatMap((each) => [...textsIn(each)]);
  expect(texts).toContain('E-mail');
  expect(texts.filter((text) => /\bemail\b/iu.test(text))).toEqual([]);
});
