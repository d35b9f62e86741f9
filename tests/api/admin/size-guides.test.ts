import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';
import { latestEntry } from './admin.answers.ts';
import { ARCHIVE, problemsIn, saveBy } from './products.documents.ts';

const GUIDE = `id version title columns rows note lengthNote decidedBy productCount
  translations { language title columns note lengthNote }`;
const SAVE = `mutation ($input: SizeGuideInput!, $version: Int) {
  payload: saveSizeGuide(input: $input, expectedVersion: $version) { sizeGuide { ${GUIDE} } ${ERRORS} }
}`;
const DELETE = `mutation ($id: ID!, $version: Int) {
  payload: deleteSizeGuide(id: $id, expectedVersion: $version) { sizeGuides { id } ${ERRORS} }
}`;

interface Guide {
  readonly id: string;
  readonly version: number;
}
interface Payload {
  readonly sizeGuide: Guide | null;
  readonly sizeGuides: readonly Guide[] | null;
  readonly userErrors: readonly UserError[];
}

const shop = await sharedShop();
const admin = await openAdmin(shop);

const send = async (document: string, variables: object) =>
  (await admin.request<{ payload: Payload }>(document, variables)).data.payload;
const save = (input: object, version?: number) => send(SAVE, { input, version });
const remove = (id: string, version?: number) => send(DELETE, { id, version });

const SHOES = {
  title: 'Pointures femme',
  columns: ['FR', 'UK', 'Stature (cm)'],
  rows: [
    ['38', '5', '155–160'],
    ['39', '6', ''],
  ],
  note: 'Mesurez le pied le soir.',
  lengthNote: null,
  decidedBy: ['HEIGHT'],
};
const ENGLISH = { language: 'EN', title: 'Women’s shoe sizes' };

const addProduct = async (sizeGuide: string | null) => {
  const input = { title: 'Bottine', brand: 'Souk', categoryName: 'Hauts', price: 40_000 };
  const options = [{ name: 'Pointure', values: [{ value: '39' }] }];
  const variants = [{ values: ['39'], stockOnHand: 2 }];
  return (await saveBy(admin, { ...input, options, variants, sizeGuide })).product?.id ?? '';
};

describe('a size guide', () => {
  test('is made, and read by shoppers with the product that uses it, in their language', async () => {
    const { sizeGuide } = await save({ ...SHOES, translations: [ENGLISH] });
    const made = { ...SHOES, id: 'pointures-femme', version: 1, productCount: 0 };
    const english = { ...ENGLISH, columns: ['FR', 'UK', 'Height (cm)'], note: null };
    expect(sizeGuide).toEqual({ ...made, translations: [{ ...english, lengthNote: null }] });
    expect(await latestEntry(shop)).toMatchObject({ action: 'size-guide.add', subject: made.id });
    const id = await addProduct(made.id);
    const readIn = async (language: string) => {
      const document = `query ($id: ID!) @inContext(language: ${language}) {
        product(id: $id) { sizeGuide { title columns note entries { value } } }
      }`;
      return (await shop.graphql<{ product: { sizeGuide: object } }>(document, { id })).data.product
        .sizeGuide;
    };
    expect(await readIn('EN')).toMatchObject({
      title: ENGLISH.title,
      columns: english.columns,
      // A note that is not translated is read in French.
      note: expect.stringContaining(SHOES.note),
      entries: [{ value: '38' }, { value: '39' }],
    });
    expect(await readIn('AR')).toMatchObject({ title: SHOES.title });
  });

  test('is changed by who has read its latest version', async () => {
    const { sizeGuide } = await save({ ...SHOES, title: 'Sabots' });
    const id = sizeGuide?.id ?? '';
    const changed = { ...SHOES, id, title: 'Sabots de bois' };
    expect(await save(changed, 1)).toMatchObject({
      sizeGuide: { id, version: 2, title: 'Sabots de bois' },
      userErrors: [],
    });
    expect(await latestEntry(shop)).toMatchObject({
      action: 'size-guide.save',
      before: JSON.stringify({ title: 'Sabots' }),
    });
    const late = await save({ ...changed, title: 'Mules' }, 1);
    expect(problemsIn(late)).toEqual(['VERSION_CONFLICT expectedVersion']);
    expect(late.sizeGuide).toMatchObject({ version: 2, title: 'Sabots de bois' });
    expect(problemsIn(await remove(id, 1))).toEqual(['VERSION_CONFLICT expectedVersion']);
  });

  test('is refused with every problem at once, and nothing is written', async () => {
    const before = await shop.store.read.catalog.sizeGuides();
    const refused = await save({
      title: ' ',
      columns: ['FR', 'fr', 'Taille (cm)'],
      rows: [
        ['38', '5', 'large'],
        ['38', '6'],
        ['', '7', '70'],
      ],
      decidedBy: ['CHEST'],
      translations: [{ language: 'AR', title: '', note: 'ملاحظة' }],
    });
    expect(problemsIn(refused)).toEqual([
      'INVALID columns.1',
      'REQUIRED title',
      'INVALID rows.1.0',
      'REQUIRED rows.2.0',
      'INVALID rows.0.2',
      'INVALID rows.1',
      'INVALID decidedBy',
      'REQUIRED translations.0.title',
    ]);
    expect(
      problemsIn(await save({ ...SHOES, columns: ['FR'], rows: [['38']], decidedBy: [] })),
    ).toEqual(['INVALID columns']);
    expect(problemsIn(await save({ ...SHOES, rows: [] }))).toEqual(['INVALID rows']);
    expect(problemsIn(await save({ ...SHOES, id: 'aucun' }))).toEqual(['UNKNOWN_SIZE_GUIDE id']);
    expect(await shop.store.read.catalog.sizeGuides()).toEqual(before);
  });

  test('stays while a product uses it, an archived one too', async () => {
    const { sizeGuide } = await save({ ...SHOES, title: 'Mules' });
    const id = sizeGuide?.id ?? '';
    const used = await addProduct(id);
    const refusal = async () => (await remove(id)).userErrors.map(({ message }) => message).join();
    expect(await refusal()).toContain('1 produit.');
    await admin.request(ARCHIVE, { id: used });
    expect(await refusal()).toContain('1 produit archivé.');
    await saveBy(admin, { id: used, sizeGuide: null });
    const { sizeGuides, userErrors } = await remove(id, 1);
    expect(userErrors).toEqual([]);
    expect(sizeGuides?.map((guide) => guide.id)).not.toContain(id);
    expect(await latestEntry(shop)).toMatchObject({ action: 'size-guide.delete', subject: id });
    expect(problemsIn(await remove(id))).toEqual(['UNKNOWN_SIZE_GUIDE id']);
  });
});
