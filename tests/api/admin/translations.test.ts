import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';
import { latestEntry } from './admin.answers.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

interface Payload {
  readonly translations: ReadonlyArray<object>;
}
interface Saved {
  readonly saveProduct: { readonly product: Payload | null; readonly userErrors: UserError[] };
}
interface SavedCategory {
  readonly saveCategory: {
    readonly category: (Payload & { readonly id: string; readonly name: string }) | null;
    readonly userErrors: UserError[];
  };
}

const CAFTAN = 'caftan-celeste';
const saveProduct = async (translations: readonly object[]) => {
  const input = { id: CAFTAN, translations };
  const { data } = await admin.request<Saved>(
    `mutation ($input: ProductInput!) {
      saveProduct(input: $input) {
        product { translations { language title description details { label value } pictures { french text } } } ${ERRORS}
      }
    }`,
    { input },
  );
  return data.saveProduct;
};
const saveCategory = async (input: object) => {
  const { data } = await admin.request<SavedCategory>(
    `mutation ($input: CategoryInput!) {
      saveCategory(input: $input) {
        category { id name translations { language name } } ${ERRORS}
      }
    }`,
    { input },
  );
  return data.saveCategory;
};
const titleIn = async (language: string, id: string) => {
  const { data } = await shop.graphql<{ product: object }>(
    `query ($id: ID!) @inContext(language: ${language}) {
      product(id: $id) { title description imageAlt images { alt } languages { title description } }
    }`,
    { id },
  );
  return data.product;
};

describe('the translations of a product', () => {
  test('are saved a language at a time, and shoppers read them', async () => {
    const details = [{ label: 'Fabric', value: 'Silk' }];
    const english = { language: 'EN', title: 'Sky caftan', description: null, details };
    const { product, userErrors } = await saveProduct([english]);
    expect(userErrors).toEqual([]);
    expect(product?.translations).toMatchObject([
      { language: 'AR', title: 'قفطان سماوي' },
      english,
    ]);
    expect(await titleIn('EN', CAFTAN)).toMatchObject({
      title: 'Sky caftan',
      description: expect.stringContaining('Brocart bleu ciel'),
      // The form of the texts has none of pictures, and leaves them.
      imageAlt: 'Sky-blue caftan with long sleeves, golden embroidery and a belt with a blue stone',
      languages: { title: 'EN', description: 'FR' },
    });
    const entry = await latestEntry(shop);
    expect(entry).toMatchObject({ action: 'product.save', subject: CAFTAN });
    expect(Object.keys(JSON.parse(entry?.after ?? '{}'))).toEqual(['translation EN']);
  });

  test('describe the pictures: those given replace the others, a blank one falls back to the title', async () => {
    const { data } = await admin.request<{ product: { images: ReadonlyArray<{ alt: string }> } }>(
      'query ($id: ID!) { product(id: $id) { images { alt } } }',
      { id: CAFTAN },
    );
    const [first, second] = data.product.images.map(({ alt }) => alt);
    const english = { language: 'EN', title: 'Sky caftan' };
    const saved = await saveProduct([
      {
        ...english,
        pictures: [
          { french: first, text: ' Caftan on a hanger ' },
          { french: second, text: '' },
        ],
      },
    ]);
    expect(saved.userErrors).toEqual([]);
    expect(saved.product?.translations).toContainEqual(
      expect.objectContaining({
        language: 'EN',
        pictures: [{ french: first, text: 'Caftan on a hanger' }],
      }),
    );
    const shown = await titleIn('EN', CAFTAN);
    expect(shown).toMatchObject({
      imageAlt: 'Caftan on a hanger',
      images: [{ alt: 'Caftan on a hanger' }, { alt: 'Sky caftan' }, {}],
    });
    const tooLong = await saveProduct([
      { ...english, pictures: [{ french: first, text: 'x'.repeat(201) }] },
    ]);
    expect(tooLong.userErrors).toMatchObject([{ field: 'translations.0.pictures.0.text' }]);
    const tooMany = Array.from({ length: 13 }, (_, at) => ({ french: `Photo ${at}`, text: 'x' }));
    expect((await saveProduct([{ ...english, pictures: tooMany }])).userErrors).toMatchObject([
      { code: 'INVALID', field: 'translations.0.pictures' },
    ]);
  });

  test('are removed by a blank title: shoppers read French', async () => {
    const { product } = await saveProduct([{ language: 'EN', title: ' ' }]);
    expect(product?.translations).toMatchObject([{ language: 'AR' }]);
    expect(await titleIn('EN', CAFTAN)).toMatchObject({
      title: 'Caftan Céleste',
      languages: { title: 'FR', description: 'FR' },
    });
  });

  test('are counted where some are missing, and the list finds these products', async () => {
    const missing = async (missingTranslations: readonly string[], archived = false) => {
      const { data } = await admin.request<{ products: { nodes: readonly object[] } }>(
        `query ($filter: ProductFilter) {
          products(filter: $filter, first: 100) { nodes { id missingTranslations { language count } } }
        }`,
        { filter: { missingTranslations, archived } },
      );
      return data.products.nodes;
    };
    const found = { id: CAFTAN, missingTranslations: [{ language: 'EN', count: 3 }] };
    expect(await missing(['EN'])).toEqual([found]);
    expect(await missing(['AR', 'EN'])).toEqual([found]);
    expect(await missing(['AR'])).toEqual([]);
    expect(await missing([])).toHaveLength(46);
    await admin.request('mutation ($id: ID!) { archiveProduct(id: $id) { userErrors { code } } }', {
      id: CAFTAN,
    });
    expect([await missing(['EN']), await missing(['EN'], true)]).toEqual([[], [found]]);
    await admin.request(
      'mutation ($id: ID!) { unarchiveProduct(id: $id) { userErrors { code } } }',
      { id: CAFTAN },
    );
  });

  test('are refused at their field', async () => {
    const { product, userErrors } = await saveProduct([
      {
        language: 'EN',
        title: 'x'.repeat(201),
        details: [{ label: '', value: 'Silk' }],
      },
    ]);
    expect(product).toBeNull();
    expect(userErrors).toMatchObject([
      { code: 'INVALID', field: 'translations.0.title' },
      { code: 'REQUIRED', field: 'translations.0.details.0.label' },
    ]);
  });
});

describe('a category', () => {
  test('that others have changed since it was read is not overwritten', async () => {
    const save = async (name: string, version: number) => {
      const { data } = await admin.request<SavedCategory>(
        `mutation ($input: CategoryInput!, $version: Int) {
          saveCategory(input: $input, expectedVersion: $version) {
            category { name version } ${ERRORS}
          }
        }`,
        { input: { id: 'lunettes', name }, version },
      );
      return data.saveCategory;
    };
    expect(await save('Lunettes de soleil', 1)).toMatchObject({
      category: { name: 'Lunettes de soleil', version: 2 },
      userErrors: [],
    });
    expect(await save('Solaires', 1)).toMatchObject({
      category: { name: 'Lunettes de soleil', version: 2 },
      userErrors: [
        {
          code: 'VERSION_CONFLICT',
          field: 'expectedVersion',
          message: expect.stringContaining('Cette catégorie a été modifiée'),
        },
      ],
    });
    expect(await save('Lunettes', 2)).toMatchObject({ category: { version: 3 }, userErrors: [] });
  });

  test('is added, renamed and translated; its products follow', async () => {
    const { category } = await saveCategory({
      name: 'Sacs',
      translations: [{ language: 'EN', name: 'Bags' }],
    });
    expect(category).toMatchObject({
      name: 'Sacs',
      translations: [{ language: 'EN', name: 'Bags' }],
    });
    const renamed = await saveCategory({
      id: 'robes',
      name: 'Robes du jour',
      translations: [{ language: 'AR', name: 'فساتين النهار' }],
    });
    expect(renamed.category).toMatchObject({
      translations: [
        { language: 'AR', name: 'فساتين النهار' },
        { language: 'EN', name: 'Dresses' },
      ],
    });
    expect((await shop.store.read.catalog.product('robe-jacaranda'))?.categoryName).toBe(
      'Robes du jour',
    );
    expect(await latestEntry(shop)).toMatchObject({ action: 'category.save', subject: 'robes' });
  });

  test.each([
    [
      { id: 'inconnue', name: 'Sacs' },
      { code: 'UNKNOWN_CATEGORY', field: 'id' },
    ],
    [{ name: '' }, { code: 'REQUIRED', field: 'name' }],
    [{ name: 'lunettes' }, { code: 'INVALID', field: 'name' }],
    [
      { id: 'lunettes', translations: [{ language: 'EN', name: 'x'.repeat(201) }] },
      { code: 'INVALID', field: 'translations.0.name' },
    ],
  ])('%j is refused', async (input, problem) => {
    const { category, userErrors } = await saveCategory(input);
    expect(category).toBeNull();
    expect(userErrors).toMatchObject([problem]);
  });
});
