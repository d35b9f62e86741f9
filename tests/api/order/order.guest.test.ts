import { describe, expect, test } from 'vitest';
import { formatMoney } from '#shared/money.format.ts';
import { FREE_DELIVERY_FROM, GUEST_DELIVERY_FEE } from '#shared/pricing.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { TIMESTAMP } from '../protocol/documents.ts';
import { guestOrder, HOME, place } from './order.documents.ts';

const shop = await sharedShop();

const GANDOURA = guestOrder([['gandoura-sable', 1]]);
const REQUIRED = ['name', 'phone', 'street', 'city', 'region', 'postalCode'];

describe('a guest’s order', () => {
  test('is placed, paid on delivery, with all its sums', async () => {
    const input = guestOrder([['jupe-plissee-safran', 2]], {
      email: 'Nadia@Example.com',
      phone: '06 12 34 56 78',
    });
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
      shippingInfo: { ...HOME, phone: '0612345678', email: 'nadia@example.com' },
    });
  });

  test('stays as it was placed when the catalogue changes', async () => {
    const { order } = await place(shop, guestOrder([['sarouel-terracotta', 1]]));
    const price = 99_900;
    await shop.changeProduct('sarouel-terracotta', { price, originalPrice: price, title: 'Autre' });
    expect(await shop.store.read.orders.order(order?.id ?? '')).toMatchObject({
      total: 43_900,
      lines: [{ title: 'Sarouel Terracotta', price: 43_900 }],
    });
  });
});

describe('refused orders', () => {
  test.each([
    {
      about: 'what is blank',
      input: { ...GANDOURA, ...Object.fromEntries(REQUIRED.map((field) => [field, ' '])) },
      errors: REQUIRED.map((field) => ({
        code: 'REQUIRED',
        field,
        message: 'Veuillez remplir tous les champs obligatoires',
      })),
    },
    {
      about: 'that a phone is none',
      input: { ...GANDOURA, phone: '061234567' },
      errors: [{ code: 'INVALID', field: 'phone', message: 'Numéro de téléphone invalide' }],
    },
    {
      about: 'that an e-mail is none',
      input: { ...GANDOURA, email: 'nadia@' },
      errors: [{ code: 'INVALID', field: 'email', message: 'Adresse email invalide' }],
    },
    {
      about: 'that the cart is empty',
      input: guestOrder([]),
      errors: [{ code: 'EMPTY_CART', field: null, message: 'Votre panier est vide' }],
    },
  ])('say $about', async ({ input, errors }) => {
    const { order, userErrors } = await place(shop, input);
    expect(order).toBeNull();
    expect(userErrors).toEqual(errors);
  });

  test('are those of more than 99 of a product, however they are written', async () => {
    const key = crypto.randomUUID();
    const { lines } = guestOrder([
      ['gandoura-sable', 60],
      ['gandoura-sable', 40],
    ]);
    const [one, two] = lines;
    for (const second of [two, { ...two, variantId: 'gandoura-sable' }]) {
      const refused = await place(shop, { ...GANDOURA, lines: [one, second] }, key);
      expect(refused.order).toBeNull();
      expect(refused.errors).toMatchObject([
        {
          message: 'La quantité d’un article ne peut pas dépasser 99.',
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ]);
    }
    expect((await place(shop, GANDOURA, key)).order?.status).toBe('PENDING');
  });

  test('name what is out of stock or unknown, and price the cart again', async () => {
    const input = guestOrder([
      ['pantalon-large-lin', 1],
      ['nope', 1],
      ['gandoura-sable', 1],
    ]);
    const message = '«\u00a0Pantalon large en lin\u00a0» est en rupture de stock.';
    expect(await place(shop, input)).toMatchObject({
      order: null,
      cart: { payable: { amount: 84_000 } },
      userErrors: [
        { code: 'OUT_OF_STOCK', field: 'lines', message },
        { code: 'UNKNOWN_PRODUCT', field: 'lines' },
      ],
    });
  });

  const below = formatMoney(FREE_DELIVERY_FROM);
  const fee = formatMoney(GUEST_DELIVERY_FEE);

  test.each([
    {
      about: 'the price went up, and how much it is now',
      price: 129_950,
      quantity: 1,
      expectedTotal: 46_900,
      payable: 129_950,
      message: '\u00a0: le total est maintenant de 1\u202f299,50\u00a0DH.',
    },
    {
      // Two of them were 1029 DH with free delivery, and are 980 DH without.
      about: 'delivery costs something again, and below which total',
      price: 49_000,
      quantity: 2,
      expectedTotal: 102_900,
      payable: 103_000,
      message: `. En dessous de ${below}, la livraison coûte ${fee}\u00a0: le total est maintenant de 1\u202f030\u00a0DH.`,
    },
  ])('say that $about', async ({ price, quantity, expectedTotal, payable, message }) => {
    await shop.changeProduct('mariniere-bouregreg', { price, originalPrice: price });
    const input = guestOrder([['mariniere-bouregreg', quantity]], { expectedTotal });
    expect(await place(shop, input)).toMatchObject({
      order: null,
      cart: { payable: { amount: payable } },
      userErrors: [
        {
          code: 'PRICE_CHANGED',
          field: 'expectedTotal',
          message: `Les prix ont changé depuis l’affichage${message}`,
        },
      ],
    });
  });
});
