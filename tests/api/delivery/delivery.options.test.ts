import { afterEach, describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { newShopper } from '../order/order.shopper.ts';
import {
  addedPickup,
  addedZone,
  AGDAL,
  onFriday,
  ORIENTAL,
  removePoint,
  removeZone,
  savePoint,
  setClosedDays,
} from './delivery.documents.ts';

const shop = await sharedShop();
const inDays = onFriday(shop);
const admin = await openAdmin(shop);
const shopper = await newShopper(shop);

/** 459 DH each. */
const skirts = (quantity: number) => [{ productId: 'jupe-plissee-safran', quantity }];

const OPTIONS = `query ($cityId: ID, $lines: [CartLineInput!]) {
  deliveryOptions(cityId: $cityId, lines: $lines) {
    id kind title fee { amount } payable { amount } missingForFree { amount } earliest latest
    allowsTrying pickupPoint { name street city openingHours } unavailable
  }
}`;

interface Option {
  readonly id: string;
  readonly fee: { readonly amount: number };
  readonly payable: { readonly amount: number };
  readonly unavailable: string | null;
}

const answerTo = (variables: object, token?: string) =>
  shop.graphql<{ deliveryOptions: readonly Option[] } | null>(OPTIONS, variables, token);
async function options(variables: object, token?: string): Promise<readonly Option[]> {
  const { data, errors } = await answerTo(variables, token);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.deliveryOptions;
}

const QUOTE = `query ($lines: [CartLineInput!]!, $cityId: ID, $deliveryOptionId: ID) {
  quote(lines: $lines, cityId: $cityId, deliveryOptionId: $deliveryOptionId) {
    id total { amount } shipping { amount } payable { amount } missingForFreeDelivery { amount }
  }
}`;
interface Quote {
  readonly id: string;
  readonly shipping: { readonly amount: number };
}
const quote = async (variables: object) => {
  const { data, errors } = await shop.graphql<{ quote: Quote } | null>(QUOTE, variables);
  return { quote: data?.quote, codes: errors.map(({ extensions }) => extensions.code) };
};

afterEach(async () => {
  const { zones, pickupPoints } = await shop.store.read.delivery.load();
  for (const { id } of zones) await removeZone(admin, id);
  for (const { id } of pickupPoints) await removePoint(admin, id);
  await setClosedDays(admin, []);
});

const COUNTRY = {
  id: 'courier',
  kind: 'COURIER',
  title: 'Livraison à domicile',
  fee: { amount: 5_000 },
  payable: { amount: 50_900 },
  missingForFree: { amount: 54_100 },
  earliest: inDays(1),
  latest: inDays(3),
  allowsTrying: false,
  pickupPoint: null,
  unavailable: null,
};

describe('delivery options', () => {
  test('are the country’s courier while nothing is set up, in every city', async () => {
    for (const cityId of [undefined, null, 'rabat', 'oujda']) {
      expect(await options({ cityId, lines: skirts(1) })).toEqual([COUNTRY]);
    }
    expect(await options({ lines: skirts(3) })).toEqual([
      {
        ...COUNTRY,
        fee: { amount: 0 },
        payable: { amount: 137_700 },
        missingForFree: { amount: 0 },
      },
    ]);
  });

  test('have the fee, the days and the trying of the city’s zone, then its region’s', async () => {
    await addedZone(admin, ORIENTAL);
    await addedZone(admin, {
      ...ORIENTAL,
      name: 'Région',
      cityIds: [],
      regions: ['Oriental'],
      guestFee: 5_500,
    });
    const ofOujda = {
      ...COUNTRY,
      fee: { amount: 6_500 },
      payable: { amount: 52_400 },
      missingForFree: { amount: 104_100 },
      earliest: inDays(3),
      latest: inDays(5),
      allowsTrying: true,
    };
    expect(await options({ cityId: 'oujda', lines: skirts(1) })).toEqual([ofOujda]);
    expect(await options({ cityId: 'nador', lines: skirts(1) })).toMatchObject([
      { fee: { amount: 5_500 } },
    ]);
    expect(await options({ cityId: 'rabat', lines: skirts(1) })).toEqual([COUNTRY]);
  });

  test('are priced for the customer, of their cart unless lines are given', async () => {
    await addedZone(admin, ORIENTAL);
    const { token } = shopper;
    expect(await options({}, token)).toMatchObject([
      { fee: { amount: 0 }, payable: { amount: 91_800 }, missingForFree: { amount: 0 } },
    ]);
    expect(await options({ cityId: 'oujda' }, token)).toMatchObject([
      { fee: { amount: 2_500 }, payable: { amount: 94_300 }, missingForFree: { amount: 58_200 } },
    ]);
    expect(await options({ cityId: 'oujda', lines: skirts(4) }, token)).toMatchObject([
      { fee: { amount: 0 }, payable: { amount: 183_600 }, missingForFree: { amount: 0 } },
    ]);
  });

  test('never get free of charge without a sum', async () => {
    await addedZone(admin, { ...ORIENTAL, freeFrom: null });
    expect(await options({ cityId: 'oujda', lines: skirts(9) })).toMatchObject([
      { fee: { amount: 6_500 }, missingForFree: null },
    ]);
  });

  test('say that a city is not served, in the shopper’s language', async () => {
    await addedZone(admin, { ...ORIENTAL, isServed: false });
    expect(await options({ cityId: 'oujda', lines: skirts(1) })).toMatchObject([
      {
        id: 'courier',
        earliest: null,
        latest: null,
        unavailable: 'Oujda\u00a0: nous n’y livrons pas pour l’instant.',
      },
    ]);
    const inEnglish = OPTIONS.replace(')', ') @inContext(language: EN)');
    const { data } = await shop.graphql<object>(inEnglish, { cityId: 'oujda', lines: skirts(1) });
    expect(data).toMatchObject({
      deliveryOptions: [
        { title: 'Home delivery', unavailable: 'Oujda: we do not deliver there at the moment.' },
      ],
    });
  });

  test('have the pickup points that are open, free of charge, behind the courier', async () => {
    const id = await addedPickup(admin);
    await savePoint(admin, { ...AGDAL, name: 'Fermée', isOpen: false });
    const pickup = {
      id,
      kind: 'PICKUP',
      title: 'Retrait\u00a0: Boutique Agdal',
      fee: { amount: 0 },
      payable: { amount: 45_900 },
      missingForFree: { amount: 0 },
      earliest: null,
      latest: null,
      allowsTrying: false,
      pickupPoint: AGDAL,
      unavailable: null,
    };
    expect(await options({ cityId: 'oujda', lines: skirts(1) })).toEqual([COUNTRY, pickup]);
  });

  test('pass over closed days', async () => {
    await setClosedDays(admin, [inDays(1)]);
    expect(await options({ lines: skirts(1) })).toMatchObject([
      { earliest: inDays(3), latest: inDays(4) },
    ]);
  });

  test.each(['atlantis', 'paris', '', ' '])('of the city « %s » are refused', async (cityId) => {
    const { errors } = await answerTo({ cityId, lines: skirts(1) });
    expect(errors).toMatchObject([
      {
        message: 'cityId doit être l’une des villes de cities.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });
});

describe('a quote', () => {
  test('charges what the options say, for every city and option', async () => {
    await addedZone(admin, ORIENTAL);
    await addedPickup(admin);
    const ids = new Set<string>();
    for (const cityId of [undefined, 'rabat', 'oujda']) {
      for (const quantity of [1, 3, 4]) {
        const lines = skirts(quantity);
        for (const { id: deliveryOptionId, fee, payable } of await options({ cityId, lines })) {
          const priced = await quote({ lines, cityId, deliveryOptionId });
          expect(priced.quote).toMatchObject({ shipping: fee, payable });
          ids.add(`${deliveryOptionId} ${cityId === 'oujda'} ${quantity} ${priced.quote?.id}`);
        }
      }
    }
    // A client may cache what has one id: other fees are other quotes.
    expect(new Set([...ids].map((id) => id.split(' ').at(-1))).size).toBe(9);
  });

  test('says what is missing, and nothing where it never gets free of charge', async () => {
    const { id } = await addedZone(admin, ORIENTAL);
    const about = { lines: skirts(1), cityId: 'oujda' };
    expect((await quote(about)).quote).toMatchObject({
      missingForFreeDelivery: { amount: 104_100 },
    });
    await removeZone(admin, id);
    await addedZone(admin, { ...ORIENTAL, freeFrom: null });
    expect((await quote(about)).quote).toMatchObject({ missingForFreeDelivery: { amount: 0 } });
  });

  test.each([
    ['an unknown city', { cityId: 'atlantis' }],
    ['an option that is none', { deliveryOptionId: 'drone' }],
    ['an unknown pickup point', { deliveryOptionId: 'pickup:nothing' }],
  ])('refuses %s', async (_, wrong) => {
    expect((await quote({ lines: skirts(1), ...wrong })).codes).toEqual(['BAD_USER_INPUT']);
  });
});
