import { describe, expect, test } from 'vitest';
import { openAdmin, openStaff } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { latestEntry } from '../admin/admin.answers.ts';

const shop = await sharedShop();
const owner = await openAdmin(shop);

const SAVE = `mutation ($input: IdentityInput!, $version: Int!) {
  payload: saveIdentity(input: $input, expectedVersion: $version) {
    identity { version name sentence { fr ar en } texts { key words { fr ar en } } }
    userErrors { code field message }
  }
}`;

interface Payload {
  readonly identity: { readonly version: number; readonly name: string } | null;
  readonly userErrors: ReadonlyArray<{
    readonly code: string;
    readonly field: string;
    readonly message: string;
  }>;
}

const version = async () =>
  (await owner.request<{ identity: { version: number } }>('{ identity { version } }')).data.identity
    .version;
const saveFrom = async (from: number, input: object) =>
  (await owner.request<{ payload: Payload }>(SAVE, { input, version: from })).data.payload;
const save = async (input: object) => saveFrom(await version(), input);

const shownBy = async (selection: string, language = 'FR', from: TestShop = shop) =>
  (
    await from.graphql<{ shop: object }>(
      `query @inContext(language: ${language}) { shop { ${selection} } }`,
    )
  ).data.shop;

const fieldsOf = ({ userErrors }: Payload) => userErrors.map(({ code, field }) => [code, field]);

describe('the identity', () => {
  test('of the demonstration is that of its seed, in each language', async () => {
    expect(await shownBy('name city sentence since')).toEqual({
      name: 'Belle Vue',
      city: 'Rabat',
      sentence: 'Mode et lunettes à Rabat',
      since: 2005,
    });
    expect(await shownBy('city sentence', 'AR')).toEqual({
      city: 'الرباط',
      sentence: 'أزياء ونظارات بالرباط',
    });
  });

  test('of a shop that opens empty is neutral', async () => {
    const empty = await startShop({ isSeeded: false });
    const shown = async (language: string) => shownBy('name city since', language, empty);
    expect(await shown('FR')).toEqual({ name: 'Ma boutique', city: null, since: null });
    expect(await shown('AR')).toEqual({ name: 'متجري', city: null, since: null });
    await empty.close();
  });

  test('is shown once it is saved, and logged', async () => {
    const before = await version();
    const { identity } = await save({
      name: 'Dar Nour & fils',
      sentence: { fr: 'Chaussures « d’ici »', ar: null, en: 'Shoes' },
    });
    expect(identity).toMatchObject({ version: before + 1, name: 'Dar Nour & fils' });
    expect(await shownBy('name sentence', 'EN')).toEqual({
      name: 'Dar Nour & fils',
      sentence: 'Shoes',
    });
    expect(await shownBy('sentence city', 'AR')).toEqual({
      sentence: 'Chaussures « d’ici »',
      city: 'الرباط',
    });
    expect(await latestEntry(shop)).toMatchObject({
      action: 'identity.update',
      actor: owner.email,
    });
  });

  test('replaces texts one by one, with what the shop says of itself', async () => {
    await save({
      name: 'Dar Nour',
      texts: [
        { key: 'FOOTER', fr: '{boutique}, à {ville} depuis {depuis}', ar: '{boutique}' },
        { key: 'PRODUCT_DESCRIPTION', fr: '{produit} chez {boutique}' },
      ],
    });
    const texts = 'texts(keys: [FOOTER, PRODUCT_DESCRIPTION, FAQ]) { key text }';
    expect(await shownBy(texts)).toEqual({
      texts: [
        { key: 'FOOTER', text: 'Dar Nour, à Rabat depuis 2005' },
        { key: 'PRODUCT_DESCRIPTION', text: '{produit} chez Dar Nour' },
      ],
    });
    await save({ texts: [{ key: 'FOOTER', fr: ' ' }] });
    expect(await shownBy(texts, 'AR')).toEqual({
      texts: [{ key: 'PRODUCT_DESCRIPTION', text: '{produit} chez Dar Nour' }],
    });
  });

  test('is refused with every field that is wrong, and nothing is saved', async () => {
    const before = await version();
    const refused = await save({
      name: ' ',
      city: { ar: 'سلا' },
      since: 3000,
      colours: { accent: '#f0c0c0', ink: '#1b2330', paper: '#faf7f2' },
      links: ['https://www.instagram.com/dar.nour', 'javascript:alert(1)'],
      orderPrefix: 'DAR NOUR',
      vatPercent: 120,
      texts: [{ key: 'FOOTER', fr: 'Chez {produit}' }],
    });
    expect(fieldsOf(refused)).toEqual(
      expect.arrayContaining([
        ['REQUIRED', 'name'],
        ['REQUIRED', 'city.fr'],
        ['INVALID', 'since'],
        ['INVALID', 'colours.accent'],
        ['INVALID', 'links.1'],
        ['INVALID', 'orderPrefix'],
        ['INVALID', 'vatPercent'],
        ['INVALID', 'texts.FOOTER.fr'],
      ]),
    );
    expect(refused.userErrors.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('{boutique}'),
    );
    expect(await version()).toBe(before);
  });

  test('is not overwritten by who read it before', async () => {
    const before = await version();
    await save({ name: 'Dar Nour, Fès' });
    const refused = await saveFrom(before, { name: 'Dar Selma' });
    expect(fieldsOf(refused)).toEqual([['VERSION_CONFLICT', 'expectedVersion']]);
    expect(refused.identity).toMatchObject({ name: 'Dar Nour, Fès' });
  });

  test('is for owners', async () => {
    const staff = await openStaff(shop, 'nadia@exemple.ma', 'STAFF');
    const { errors } = await staff.request('{ identity { name } }');
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
