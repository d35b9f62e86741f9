import { describe, expect, test } from 'vitest';
import { groupArticles, onlyVariant } from '../../../client/admin/orders/articles/articles.ts';
import {
  findCity,
  isOfList,
  searchCities,
  withCity,
} from '../../../client/admin/orders/new/cities.ts';
import {
  emptyOrder,
  findProblems,
  foundPrice,
  inputOf,
  keyOf,
  linesOf,
  nameOf,
  pathOf,
  readQuantity,
  stepped,
  withOneMore,
  withToggled,
  type NewLine,
  type NewOrder,
} from '../../../client/admin/orders/new/newOrder.ts';
import { findRecipient } from '../../../client/admin/orders/new/recipient.ts';
import type { OfferedAlteration } from '../../../client/ui/format/offeredAlteration.ts';

const names = (text: string) => searchCities(text).map(({ name }) => name);

describe('the cities', () => {
  test('are found however they are written, those that begin with the text first', () => {
    expect(findCity(' FES ')).toEqual({
      id: 'fes',
      name: 'Fès',
      region: 'Fès-Meknès',
      postalCode: '30000',
    });
    expect(findCity("M'diq")?.name).toBe('M’diq');
    expect(findCity('فاس')?.name).toBe('Fès');
    expect(findCity('Sidi Rahal')).toBeUndefined();
    expect(names('sal')).toEqual(['Salé', 'Sala Al Jadida']);
    expect(names('sa').slice(0, 3)).toEqual(['Salé', 'Safi', 'Sala Al Jadida']);
    expect(names('tanj')).toEqual(['Tanger']);
    expect(names('mellal')).toEqual([]);
    expect(names('a')).toHaveLength(6);
    expect(names(' ')).toEqual([]);
    expect(names('Dakar')).toEqual([]);
  });

  test('give region and postal code, which leave with them; those of other places stay', () => {
    const place = { city: '', region: '', postalCode: '' };
    const rabat = withCity(place, 'rabat');
    expect(rabat).toEqual({ city: 'rabat', region: 'Rabat-Salé-Kénitra', postalCode: '10000' });
    expect(isOfList(rabat)).toBe(true);
    const quarter = { ...rabat, postalCode: '10090' };
    expect(isOfList(quarter)).toBe(false);
    expect(withCity(quarter, 'Rabat')).toEqual({ ...quarter, city: 'Rabat' });
    expect(withCity(quarter, 'Raba')).toEqual({ ...place, city: 'Raba' });
    const codeless = withCity(place, 'Tamansourt');
    expect(codeless).toEqual({ ...place, city: 'Tamansourt', region: 'Marrakech-Safi' });
    expect(isOfList(codeless)).toBe(false);
    const elsewhere = { city: 'Tafraou', region: 'Souss-Massa', postalCode: '85452' };
    expect(withCity(elsewhere, 'Tafraout Oufella')).toEqual({
      ...elsewhere,
      city: 'Tafraout Oufella',
    });
  });
});

const article = {
  productId: 'a',
  variantId: 'a.38',
  title: 'A, 38',
  image: '',
  price: 100,
  available: 3,
};
const line: NewLine = { ...article, id: 1, alterations: [], quantity: '2' };
const measure = { name: 'Longueur (cm)', min: 90, max: 160, step: 0.5 };
const hem: OfferedAlteration = {
  id: 'ourlet',
  title: 'Ourlet',
  price: { amount: 30 },
  days: 2,
  measure,
};
const darts: OfferedAlteration = { ...hem, id: 'pinces', title: 'Pinces', measure: null };
/** The line with a hem of this length. */
const hemmed = (text: string): NewLine => ({
  ...line,
  id: 2,
  alterations: [{ ...hem, text }],
});
const blank: NewOrder = { ...emptyOrder, channel: 'PHONE' };
const filled: NewOrder = {
  ...blank,
  language: 'AR',
  phone: '0612345678',
  city: 'Fès',
  region: 'Fès-Meknès',
  postalCode: '30000',
  name: 'Hind Tazi',
  street: '4, derb Sidi Ahmed',
  article: 'caftan',
  note: ' ',
  lines: [line],
};
const wrongPaths = (order: NewOrder) => Object.keys(findProblems(order)).toSorted();

describe('a new order', () => {
  test('has what is searched for in no input, and a payment of its channel', () => {
    expect(inputOf(filled)).toEqual({
      channel: 'PHONE',
      deliveryOptionId: 'courier',
      discountCode: null,
      paymentMethod: 'CASH_ON_DELIVERY',
      lines: [{ variantId: 'a.38', quantity: 2 }],
      shippingInfo: {
        phone: '0612345678',
        name: 'Hind Tazi',
        email: '',
        street: '4, derb Sidi Ahmed',
        city: 'Fès',
        region: 'Fès-Meknès',
        postalCode: '30000',
      },
      note: null,
      language: 'AR',
    });
    expect(inputOf({ ...filled, channel: 'SHOP' })).toMatchObject({
      paymentMethod: 'PAID_IN_SHOP',
      shippingInfo: { phone: '0612345678', name: 'Hind Tazi', email: '' },
    });
    expect(inputOf({ ...filled, channel: 'SHOP', payment: 'CASH_ON_DELIVERY' })).toMatchObject({
      paymentMethod: 'CASH_ON_DELIVERY',
      shippingInfo: { city: 'Fès' },
    });
  });

  test('lacks nothing but articles at the counter', () => {
    expect(wrongPaths(filled)).toEqual([]);
    expect(wrongPaths(blank)).toEqual([
      'article',
      'city',
      'name',
      'phone',
      'postalCode',
      'region',
      'street',
    ]);
    expect(wrongPaths({ ...blank, channel: 'SHOP' })).toEqual(['article']);
    const lines = [...filled.lines, { ...line, variantId: 'b', quantity: '0' }];
    expect(wrongPaths({ ...filled, phone: '12', postalCode: '300', lines })).toEqual([
      'lines.1.quantity',
      'phone',
      'postalCode',
    ]);
  });

  test('has quantities of 1 to 99', () => {
    expect(['1', ' 12 ', '99'].map(readQuantity)).toEqual([1, 12, 99]);
    expect(['', '0', '100', '-1', '1,5', 'x'].map(readQuantity)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
    const [one] = withOneMore([], article);
    expect(one).toEqual({ ...line, quantity: '1' });
    const two = withOneMore(one ? [one] : [], article);
    expect(two).toMatchObject([{ quantity: '2' }]);
    expect([stepped('2', -1), stepped('1', -1), stepped('99', 1), stepped('', 1)]).toEqual([
      '1',
      '1',
      '99',
      '1',
    ]);
  });

  test('shows errors of the shop at their fields, those of a line at its quantity or alterations', () => {
    const paths = ['shippingInfo.phone', 'note', 'lines.0.variantId', 'lines'];
    expect(paths.map(pathOf)).toEqual(['phone', 'note', 'lines.0.quantity', 'lines']);
    expect(pathOf('lines.12.alterations')).toBe('lines.12.alterations.0.id');
  });
});

describe('an altered line', () => {
  test('has a value on a step, written with a comma or in Arabic digits', () => {
    expect(linesOf([hemmed('98,5'), hemmed('٩٨'), hemmed(' 90 ')])).toEqual(
      [98.5, 98, 90].map((value) => ({
        variantId: 'a.38',
        quantity: 2,
        alterations: [{ id: 'ourlet', value }],
      })),
    );
    expect(nameOf(hemmed('98,5'))).toBe('A, 38 + Ourlet 98,5\u00a0cm');
  });

  test('counts without what cannot be read, which is no order', () => {
    for (const text of ['', '89', '98,3', 'x']) {
      const order = { ...filled, lines: [line, hemmed(text)], acceptsAlterations: true };
      expect(findProblems(order)['lines.1.alterations.0.text']).toContain('De 90 à 160');
      expect(linesOf([hemmed(text)])).toEqual([{ variantId: 'a.38', quantity: 2 }]);
      expect(foundPrice(hemmed(text))).toBe(100);
    }
    expect(foundPrice(hemmed('98'))).toBe(130);
  });

  test('is ticked and unticked, and what is typed for others stays', () => {
    const both = withToggled(hemmed('98'), darts);
    expect(both.alterations).toMatchObject([{ id: 'ourlet', text: '98' }, { id: 'pinces' }]);
    expect(keyOf(both)).toBe('a.38+ourlet:98+pinces:');
    expect(withToggled(both, hem).alterations).toMatchObject([{ id: 'pinces' }]);
    expect(withToggled(line, hem).alterations).toEqual([{ ...hem, text: '' }]);
  });

  test('stands beside others of its variant, but not beside an equal one', () => {
    const lines = withOneMore([hemmed('98')], article);
    expect(lines).toMatchObject([{ id: 2 }, { id: 3, quantity: '1', alterations: [] }]);
    expect(withOneMore(lines, article)).toMatchObject([{ quantity: '2' }, { quantity: '2' }]);
    const order = { ...filled, acceptsAlterations: true };
    expect(wrongPaths({ ...order, lines: [...lines, hemmed('99')] })).toEqual([]);
    expect(wrongPaths({ ...order, lines: [...lines, hemmed('98,0')] })).toEqual([
      'lines.2.quantity',
    ]);
  });

  test('needs the customer’s consent, which no other order sends', () => {
    const altered = { ...filled, lines: [line, hemmed('98')] };
    expect(wrongPaths(altered)).toEqual(['acceptsAlterations']);
    const accepted = { ...altered, acceptsAlterations: true };
    expect(wrongPaths(accepted)).toEqual([]);
    expect(inputOf(accepted)).toMatchObject({ acceptsAlterations: true });
    expect(inputOf({ ...filled, acceptsAlterations: true })).not.toHaveProperty(
      'acceptsAlterations',
    );
  });
});

type Found = Parameters<typeof findRecipient>[1][number];
const order = (
  phone: string | null,
  status: Found['status'],
  about: Partial<Found['shippingInfo']> = {},
): Found => ({
  id: '1',
  isCarriersFault: false,
  number: 'BV-11000',
  status,
  placedAt: '2026-11-26T10:00:00.000Z',
  shippingInfo: {
    name: 'Hind Tazi',
    phone,
    email: null,
    street: '4, derb Sidi Ahmed',
    city: 'Fès',
    region: 'Fès-Meknès',
    postalCode: '30000',
    ...about,
  },
  recipientHistory: { underWay: 1, delivered: 2, refused: 1 },
});

describe('who ordered with a phone', () => {
  test('is found in any way of writing it, with the latest order counted', () => {
    const orders = [order('+212612345678', 'REFUSED'), order('0612345678', 'DELIVERED')];
    for (const phone of [
      '06 12 34 56 78',
      '00212612345678',
      '+212 6 12-34-56-78',
      '٠٦١٢٣٤٥٦٧٨',
      '۰۰۲۱۲ ۶۱۲۳۴۵۶۷۸',
    ]) {
      expect(findRecipient(phone, orders)?.history).toEqual({
        underWay: 1,
        delivered: 2,
        refused: 2,
      });
    }
    expect(findRecipient('0612345678', [order('0612345678', 'DELIVERED')])).toMatchObject({
      history: { underWay: 1, delivered: 3, refused: 1 },
      taken: { name: 'Hind Tazi', email: '' },
    });
  });

  test('has the latest address that is one, and no other phone’s orders', () => {
    const counter = order('0612345678', 'PENDING', { name: '', street: '', city: '' });
    const moved = order('0612345678', 'SHIPPED', { street: '9, rue Neuve' });
    const known = findRecipient('0612345678', [counter, moved, order('0612345678', 'DELIVERED')]);
    expect(known).toMatchObject({ history: { underWay: 2 }, taken: { street: '9, rue Neuve' } });
    expect(findRecipient('0612345678', [counter])?.taken).toBeNull();
    expect(findRecipient('0612345678', [order('0699999999', 'DELIVERED')])).toBeNull();
    expect(findRecipient('0612345678', [order(null, 'DELIVERED')])).toBeNull();
    expect(findRecipient('0612345678', [])).toBeNull();
  });
});

type Level = Parameters<typeof groupArticles>[0][number];
const level = (id: string, size: string, available: number | null, isOut = false): Level => ({
  id: `${id}.${size}`,
  product: {
    id,
    title: id,
    image: 'large.jpg',
    outOfStock: isOut,
    images: [],
    variants: ['S', 'M', ''].map((each) => ({ id: `${id}.${each}` })),
  },
  variant: {
    id: `${id}.${size}`,
    title: size,
    values: size === '' ? [] : [size],
    quantityAvailable: available,
    price: { amount: 100 },
  },
});

const only = (...levels: Level[]) => onlyVariant(groupArticles(levels))?.line.variantId;

describe('the articles that were found', () => {
  test('are listed by product, with sizes in its order, those that can be bought first', () => {
    const found = groupArticles([
      level('gone', 'S', 0),
      level('out', '', null, true),
      level('robe', 'M', 1),
      level('robe', 'S', 9),
    ]);
    expect(found.map(({ id }) => id)).toEqual(['robe', 'gone', 'out']);
    expect(found[0]?.variants.map(({ size, line: { title } }) => [size, title])).toEqual([
      ['S', 'robe, S'],
      ['M', 'robe, M'],
    ]);
    expect(found[2]?.variants).toMatchObject([{ size: null, isSoldOut: true }]);
  });

  test('have one that Enter adds where nothing else was found and it can be bought', () => {
    expect(only(level('robe', 'M', 1))).toBe('robe.M');
    expect(only(level('robe', 'M', null))).toBe('robe.M');
    expect(only(level('robe', 'M', 0))).toBeUndefined();
    expect(only(level('robe', 'M', 1), level('robe', 'S', 0))).toBeUndefined();
    expect(only()).toBeUndefined();
  });
});
