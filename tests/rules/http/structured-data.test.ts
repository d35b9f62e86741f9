import { expect, test } from 'vitest';
import { seedShop } from '../../../client/demo/site/seedShop.ts';
import {
  describeProduct,
  describeShop,
  type OfferedProduct,
} from '../../../client/ssr/structuredData.ts';
import { DELIVERY_DAYS } from '#shared/policies.ts';

const offered = (amount: number) =>
  ({
    id: 'jupe',
    title: 'Jupe',
    brand: 'Belle Vue',
    description: null,
    category: { name: 'Bas', filterName: 'Bas' },
    variants: [{ id: 'jupe', price: { amount, currency: 'MAD' }, availableForSale: true }],
    // The rest of a product is not described.
  }) as unknown as OfferedProduct;

test.each([
  [45_900, '50.00'],
  [99_999, '50.00'],
  [100_000, '0.00'],
])('an offer of %i centimes says that delivery costs %s DH, and its days', (amount, value) => {
  const [product] = describeProduct(
    { origin: 'https://shop.example', shop: seedShop() },
    offered(amount),
    [],
  );
  expect(product).toMatchObject({
    offers: [
      {
        shippingDetails: {
          shippingRate: { value, currency: 'MAD' },
          deliveryTime: {
            transitTime: { minValue: DELIVERY_DAYS.minDays, maxValue: DELIVERY_DAYS.maxDays },
          },
        },
      },
    ],
  });
});

test('the shop has its logo, else its icon', () => {
  const shop = { ...seedShop(), logo: { url: '/pictures/logo.png', width: 96, height: 48 } };
  const of = { origin: 'https://shop.example', texts: {} };
  expect(describeShop({ ...of, shop }, undefined)).toMatchObject([
    { '@type': 'Organization', logo: 'https://shop.example/pictures/logo.png' },
    {},
  ]);
  expect(describeShop({ ...of, shop: seedShop() }, undefined)).toMatchObject([
    { logo: 'https://shop.example/favicon.svg' },
    {},
  ]);
});
