import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney } from '../../../server/shared/money.format.ts';
import { FREE_DELIVERY_FROM, GUEST_DELIVERY_FEE } from '../../../server/shared/pricing.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { TIMESTAMP } from '../protocol/documents.ts';
import { guestOrder, place, type OrderPayload } from './order.documents.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const codes = ({ userErrors }: OrderPayload) =>
  userErrors.map(({ code, field }) => (field ? `${code} ${field}` : code));

describe('a guest’s order', () => {
  test('is placed, paid on delivery, with all its sums', async () => {
    const input = guestOrder([['jupe-plissee-safran', 2]], { email: 'Nadia@Example.com' });
    const { order, cart, userErrors } = await place(shop, input);
    expect(userErrors).toEqual([]);
    expect(cart).toBeNull();
    expect(order).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      number: expect.stringMatching(/^BV-[1-9]\d{0,3}1000$/),
      status: 'PENDING',
      placedAt: expect.stringMatching(TIMESTAMP),
      paymentMethod: 'CASH_ON_DELIVERY',
      quantity: 2,
      lines: [
        {
          productId: 'jupe-plissee-safran',
          title: 'Jupe plissée Safran',
          price: { amount: 45_900 },
          quantity: 2,
          total: { amount: 91_800 },
        },
      ],
      total: { amount: 91_800 },
      originalTotal: { amount: 119_800 },
      discount: { amount: 28_000 },
      shipping: { amount: 5_000 },
      payable: { amount: 96_800 },
      shippingInfo: {
        name: 'Nadia Alami',
        phone: '0612345678',
        email: 'nadia@example.com',
        street: '3, rue Oukaïmeden',
        city: 'Rabat',
        region: 'Rabat-Salé-Kénitra',
        postalCode: '10090',
      },
    });
  });

  test.each([
    [99_999, 5_000, 104_999],
    [100_000, 0, 100_000],
    [100_001, 0, 100_001],
  ])('of %i centimes pays %i for delivery', async (price, shipping, payable) => {
    await shop.changeProduct('robe-bougainvillier', { price });
    const { order } = await place(shop, guestOrder([['robe-bougainvillier', 1]]));
    expect(order).toMatchObject({ shipping: { amount: shipping }, payable: { amount: payable } });
  });

  test('stays as it was placed when the catalogue changes', async () => {
    const { order } = await place(shop, guestOrder([['sarouel-terracotta', 1]]));
    await shop.changeProduct('sarouel-terracotta', {
      price: 99_900,
      originalPrice: 99_900,
      title: 'Autre',
    });
    const kept = await shop.store.read.orders.order(order?.id ?? '');
    expect(kept).toMatchObject({
      total: 43_900,
      lines: [{ title: 'Sarouel Terracotta', price: 43_900 }],
    });
  });

  test('takes no state, number or price from the client', async () => {
    const input = { ...guestOrder([['gandoura-sable', 1]]), status: 'PAID' };
    const { status } = await place(shop, input);
    expect(status).toBe(400);
  });
});

describe('phones', () => {
  test.each([
    ['06 12 34 56 78', '0612345678'],
    ['06.12.34.56.78', '0612345678'],
    ['06-12-34-56-78', '0612345678'],
    ['+212 6 12 34 56 78', '+212612345678'],
    ['0123456789', '0123456789'],
    ['0123456789012', '0123456789012'],
  ])('« %s » is kept as %s', async (phone, kept) => {
    const { order } = await place(shop, guestOrder([['gandoura-sable', 1]], { phone }));
    expect(order?.shippingInfo.phone).toBe(kept);
  });

  test.each([
    '+',
    'abcdefghij',
    '061234567',
    '01234567890123',
    '٠٦١٢٣٤٥٦٧٨',
    '06/12/34/56/78',
    '06123456x8',
  ])('« %s » is no phone', async (phone) => {
    const { order, userErrors } = await place(shop, guestOrder([['gandoura-sable', 1]], { phone }));
    expect(order).toBeNull();
    expect(userErrors).toEqual([
      { code: 'INVALID', field: 'phone', message: 'Numéro de téléphone invalide' },
    ]);
  });
});

describe('refused orders', () => {
  test('name every blank field', async () => {
    const blank = { name: '', phone: '', street: ' ', city: '', region: '', postalCode: '' };
    const { order, userErrors } = await place(shop, guestOrder([['gandoura-sable', 1]], blank));
    expect(order).toBeNull();
    const message = 'Veuillez remplir tous les champs obligatoires';
    expect(userErrors.map(({ field }) => field).toSorted()).toEqual([
      'city',
      'name',
      'phone',
      'postalCode',
      'region',
      'street',
    ]);
    expect(
      userErrors.every((error) => error.code === 'REQUIRED' && error.message === message),
    ).toBe(true);
  });

  test('say that an e-mail is none; a blank one is fine', async () => {
    const bad = await place(shop, guestOrder([['gandoura-sable', 1]], { email: 'nadia@' }));
    expect(bad.userErrors).toEqual([
      { code: 'INVALID', field: 'email', message: 'Adresse email invalide' },
    ]);
    const { order } = await place(shop, guestOrder([['gandoura-sable', 1]], { email: ' ' }));
    expect(order?.shippingInfo.email).toBeNull();
  });

  test('say that the cart is empty', async () => {
    const { order, userErrors } = await place(shop, guestOrder([]));
    expect(order).toBeNull();
    expect(userErrors).toEqual([
      { code: 'EMPTY_CART', field: null, message: 'Votre panier est vide' },
    ]);
  });

  test('name what is out of stock or unknown, and price the cart again', async () => {
    const input = guestOrder([
      ['pantalon-large-lin', 1],
      ['nope', 1],
      ['gandoura-sable', 1],
    ]);
    const payload = await place(shop, input);
    expect(payload.order).toBeNull();
    expect(codes(payload)).toEqual(['OUT_OF_STOCK lines', 'UNKNOWN_PRODUCT lines']);
    expect(payload.userErrors[0]?.message).toBe(
      '« Pantalon large en lin » est en rupture de stock.',
    );
    expect(payload.cart).toMatchObject({ payable: { amount: 84_000 } });
  });

  test('say that the price went up, and how much it is now', async () => {
    const expectedTotal = 46_900;
    await shop.changeProduct('mariniere-bouregreg', { price: 129_950, originalPrice: 129_950 });
    const input = guestOrder([['mariniere-bouregreg', 1]], { expectedTotal });
    const { order, cart, userErrors } = await place(shop, input);
    expect(order).toBeNull();
    expect(cart).toMatchObject({ payable: { amount: 129_950 } });
    expect(userErrors).toEqual([
      {
        code: 'PRICE_CHANGED',
        field: 'expectedTotal',
        message:
          'Les prix ont changé depuis l’affichage\u00a0: le total est maintenant de 1\u202f299,50\u00a0DH.',
      },
    ]);
  });

  test('say that delivery costs something again, and below which total', async () => {
    // Two of them were 1029 DH with free delivery, and are 980 DH without.
    await shop.changeProduct('gandoura-sable', { price: 49_000, originalPrice: 60_000 });
    const input = guestOrder([['gandoura-sable', 2]], { expectedTotal: 102_900 });
    const { order, cart, userErrors } = await place(shop, input);
    expect(order).toBeNull();
    expect(cart).toMatchObject({ payable: { amount: 103_000 } });
    const below = formatMoney(FREE_DELIVERY_FROM);
    const fee = formatMoney(GUEST_DELIVERY_FEE);
    expect(userErrors).toEqual([
      {
        code: 'PRICE_CHANGED',
        field: 'expectedTotal',
        message: `Les prix ont changé depuis l’affichage. En dessous de ${below}, la livraison coûte ${fee}\u00a0: le total est maintenant de 1\u202f030\u00a0DH.`,
      },
    ]);
  });

  test('a price that went down is the shopper’s gain', async () => {
    await shop.changeProduct('tunique-zellige', { price: 40_000 });
    const input = guestOrder([['tunique-zellige', 1]], { expectedTotal: 51_900 });
    const { order } = await place(shop, input);
    expect(order).toMatchObject({ payable: { amount: 45_000 } });
  });

  test.each([0, 100])('%i pieces are BAD_USER_INPUT', async (quantity) => {
    const { errors } = await place(shop, guestOrder([['gandoura-sable', quantity]]));
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
