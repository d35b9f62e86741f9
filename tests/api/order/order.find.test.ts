import { describe, expect, test } from 'vitest';
import { isInDemo } from '../../support/shop/shop.place.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop } from '../../support/shop/shop.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';
import { afterSalesOf } from './order.after-sales.documents.ts';
import { guestOrder, place } from './order.documents.ts';
import { newShopper } from './order.shopper.ts';

const GANDOURA = guestOrder([['gandoura-sable', 1]], { phone: '0612345678' });

const shop = await sharedShop();

const { number = '' } = (await place(shop, GANDOURA)).order ?? {};

interface Found {
  readonly order: { readonly id: string; readonly trackingKey: string } | null;
  readonly userErrors: readonly UserError[];
}

async function find(searched: string, phone: string, within = shop) {
  const { data, status, headers } = await within.graphql<{ findOrder: Found }>(
    `mutation ($number: String!, $phone: String!) {
      findOrder(number: $number, phone: $phone) { order { id trackingKey } ${ERRORS} }
    }`,
    { number: searched, phone },
  );
  return { ...data.findOrder, status, retryAfter: headers.get('retry-after') };
}

const UNKNOWN = {
  code: 'UNKNOWN_ORDER',
  field: null,
  message:
    'Aucune commande ne correspond à ce numéro et à ce téléphone. Vérifiez-les, ou appelez notre service client.',
};

describe('an order is found', () => {
  test.each([
    ['06 12 34 56 78', (known: string) => known],
    ['+212 6 12 34 56 78', (known: string) => ` ${known.toLowerCase()} `],
    ['+212612345678', (known: string) => known.slice(3)],
    ['212 6.12.34.56.78', (known: string) => known.replace('BV-', 'bv ')],
    ['06-12-34-56-78', (known: string) => known.replace('-', '\u2011')],
    ['0612345678', (known: string) => `N° ${known}`],
    ['0612345678', (known: string) => `#${known.replace('-', '')}`],
  ])('by the phone « %s »', async (phone, written) => {
    const { order, userErrors } = await find(written(number), phone);
    expect(userErrors).toEqual([]);
    const { id = '', trackingKey = '' } = order ?? {};
    expect(await afterSalesOf(shop).track(id, trackingKey)).toMatchObject({ number });
  });

  test('where a customer placed it', async () => {
    const shopper = await newShopper(shop);
    const { order } = await shopper.placeOrder();
    expect((await find(order?.number ?? '', shopper.phone)).order?.id).toBe(order?.id);
  });
});

describe('no order is found', () => {
  test.each(['BV-999991000', number.split('').toReversed().join(''), '__proto__', '9'.repeat(200)])(
    'by the number « %s »',
    async (searched) => {
      const found = await find(searched, '0612345678');
      expect(found).toMatchObject({ order: null, userErrors: [UNKNOWN] });
    },
  );

  test('whose personal data was deleted, that has no phone, or that was never paid', async () => {
    const { order } = await place(shop, GANDOURA);
    const found = await shop.store.read.orders.order(order?.id ?? '');
    if (!found) throw new Error('No order was placed');
    const at = found.placedAt;
    const history = (['PAYMENT_PENDING', 'CANCELLED'] as const).map((status) => ({ status, at }));
    for (const changed of [
      { ...found, anonymisedAt: at },
      { ...found, shippingInfo: { ...found.shippingInfo, phone: null } },
      { ...found, status: 'CANCELLED' as const, history },
    ]) {
      await shop.store.transaction(({ orders }) => orders.save(changed));
      expect((await find(found.number, '0612345678')).userErrors).toEqual([UNKNOWN]);
    }
    await shop.store.transaction(({ orders }) => orders.save(found));
    expect((await find(found.number, '0612345678')).order?.id).toBe(found.id);
  });

  test('and what is blank or no phone is reported with its field', async () => {
    const blank = 'Veuillez indiquer le numéro de la commande et le téléphone.';
    expect((await find(' ', '')).userErrors).toEqual([
      { code: 'REQUIRED', field: 'number', message: blank },
      { code: 'REQUIRED', field: 'phone', message: blank },
    ]);
    expect((await find(number, '12')).userErrors).toEqual([
      { code: 'INVALID', field: 'phone', message: 'Numéro de téléphone invalide' },
    ]);
    for (const bad of ['BV-\u00001000', 'x'.repeat(201)]) {
      const { userErrors } = await find(bad, '0612345678');
      expect(userErrors).toMatchObject([{ code: 'INVALID', field: 'number' }]);
    }
  });
});

test.skipIf(isInDemo)(
  'ten orders are searched for in an hour from one address, found or not',
  async () => {
    const limited = await startShop({ areRateLimitsOn: true });
    const { order } = await place(limited, GANDOURA);
    const known = order?.number ?? '';
    for (let n = 0; n < 5; n += 1) {
      expect((await find(known, '0612345678', limited)).order?.id).toBe(order?.id);
      expect((await find(known, '0612345679', limited)).userErrors).toMatchObject([UNKNOWN]);
      // Not counted: no order was searched for.
      await find('', '', limited);
    }
    const refused = await find(known, '0612345678', limited);
    expect(refused).toMatchObject({ order: null, status: 429 });
    expect(refused.userErrors).toMatchObject([
      {
        code: 'TOO_MANY_ATTEMPTS',
        message: expect.stringMatching(/Réessayez dans \d+ minutes\.$/),
      },
    ]);
    expect(Number(refused.retryAfter)).toBeGreaterThan(3500);
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(3600);
    await limited.close();
  },
);
