import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';

const shop = await sharedShop();

interface Found {
  readonly findOrder: { readonly userErrors: ReadonlyArray<{ readonly message: string }> };
}

const FIND = `findOrder(number: "", phone: "") { userErrors { code message } }`;

async function refusal(directive: string): Promise<string | undefined> {
  const { data, errors } = await shop.graphql<Found>(`mutation ${directive} { ${FIND} }`, {});
  expect(errors).toEqual([]);
  return data.findOrder.userErrors[0]?.message;
}

describe('the language of an operation', () => {
  test.each([
    ['', 'Veuillez indiquer le numéro de la commande et le téléphone.'],
    ['@inContext(language: FR)', 'Veuillez indiquer le numéro de la commande et le téléphone.'],
    ['@inContext(language: AR)', 'يرجى إدخال رقم الطلبية ورقم الهاتف.'],
    ['@inContext(language: EN)', 'Please give the order number and the phone number.'],
  ])('%s is that of its user errors', async (directive, message) => {
    expect(await refusal(directive)).toBe(message);
  });

  test('may be a variable', async () => {
    const { data } = await shop.graphql<Found>(
      `mutation ($language: Language!) @inContext(language: $language) { ${FIND} }`,
      { language: 'EN' },
    );
    expect(data.findOrder.userErrors[0]?.message).toMatch(/^Please give/);
  });

  test.each(['Language! = EN', 'Language = EN'])(
    'may be the default of a variable, %s',
    async (type) => {
      const document = `mutation ($language: ${type}) @inContext(language: $language) { ${FIND} }`;
      const messageOf = async (variables: object) => {
        const { data } = await shop.graphql<Found>(document, variables);
        return data.findOrder.userErrors[0]?.message;
      };
      expect(await messageOf({})).toMatch(/^Please give/);
      expect(await messageOf({ language: 'AR' })).toMatch(/^يرجى/);
      const { errors } = await shop.graphql(document, { language: null });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    },
  );

  test.each([
    ['@inContext(language: DE)', 'GRAPHQL_VALIDATION_FAILED'],
    ['@inContext', 'GRAPHQL_VALIDATION_FAILED'],
  ])('%s is refused', async (directive, code) => {
    const { errors } = await shop.graphql(`query ${directive} { brands { name } }`, {});
    expect(errors).toMatchObject([{ extensions: { code } }]);
  });

  test('that a variable misspells is bad input', async () => {
    const { errors } = await shop.graphql(
      `query ($language: Language!) @inContext(language: $language) { brands { name } }`,
      { language: 'DE' },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test('is one of those that the shop names', async () => {
    const { data } = await shop.graphql('{ shop { languages { code name direction } } }', {});
    expect(data).toEqual({
      shop: {
        languages: [
          { code: 'FR', name: 'Français', direction: 'LTR' },
          { code: 'AR', name: 'العربية', direction: 'RTL' },
          { code: 'EN', name: 'English', direction: 'LTR' },
        ],
      },
    });
  });
});

describe('the catalogue in another language', () => {
  interface Products {
    readonly products: {
      readonly totalCount: number;
      readonly nodes: ReadonlyArray<object>;
      readonly facets: object;
    };
  }
  const PRODUCTS = `products(filter: $filter, first: 1) {
    totalCount
    nodes {
      id title imageAlt languages { title description details }
      category { name } options { name values { value } } variants { title size color }
      details { label value } sizeGuide { title columns }
    }
    facets { categories { value } options { name values { value } } }
  }`;
  const find = async (language: string, filter: object) => {
    const { data, errors } = await shop.graphql<Products>(
      `query ($filter: ProductFilter) @inContext(language: ${language}) { ${PRODUCTS} }`,
      { filter },
    );
    expect(errors).toEqual([]);
    return data.products;
  };

  test('names products, categories, options and size guides in it; ids stay', async () => {
    const { nodes, facets } = await find('EN', { search: 'gandoura' });
    expect(nodes).toMatchObject([
      {
        id: 'gandoura-sable',
        title: 'Embroidered sand gandoura',
        imageAlt: 'Loose sand-coloured gandoura, its bib and hem embroidered in red-brown',
        languages: { title: 'EN', description: 'EN', details: 'EN' },
        category: { name: 'Traditional' },
        options: [{ name: 'Size' }, { name: 'Colour', values: [{ value: 'Sand' }, {}, {}] }],
        variants: expect.arrayContaining([{ title: 'M / Sand', size: 'M', color: 'Sand' }]),
        details: expect.arrayContaining([
          { label: 'Care', value: 'Wash at 30 °C inside out, medium iron.' },
        ]),
        sizeGuide: {
          title: 'Size guide: djellabas and gandouras',
          columns: expect.arrayContaining(['Letter', 'Height (cm)']),
        },
      },
    ]);
    expect(facets).toMatchObject({
      categories: expect.arrayContaining([{ value: 'Traditional' }]),
      options: [{ name: 'Size' }, { name: 'Colour' }],
    });
  });

  test('is filtered by the names of any language', async () => {
    const french = await find('FR', {
      categories: ['Robes'],
      options: [{ name: 'Couleur', values: ['Grenade'] }],
    });
    expect(french.totalCount).toBeGreaterThan(0);
    const arabic = {
      categories: ['الفساتين'],
      options: [{ name: 'اللون', values: ['رماني'] }],
    };
    expect((await find('AR', arabic)).totalCount).toBe(french.totalCount);
    expect((await find('EN', { categories: ['Robes'] })).totalCount).toBe(
      (await find('FR', { categories: ['Robes'] })).totalCount,
    );
  });

  test('names what a filter chose although nothing has it', async () => {
    const { data } = await shop.graphql<{ products: { facets: object } }>(
      `query ($filter: ProductFilter) @inContext(language: AR) {
        products(filter: $filter) {
          totalCount
          facets {
            options { name values { value filterValue count } }
            frameWidths { value count }
          }
        }
      }`,
      {
        filter: {
          options: [{ name: 'Couleur', values: ['Noir'] }],
          frameWidths: ['WIDE'],
          maxPrice: 100,
        },
      },
    );
    expect(data.products).toEqual({
      totalCount: 0,
      facets: {
        options: [{ name: 'اللون', values: [{ value: 'أسود', filterValue: 'Noir', count: 0 }] }],
        frameWidths: [{ value: 'WIDE', count: 0 }],
      },
    });
  });

  test('is not served from the answers of another one', async () => {
    const titleIn = async (directive: string) => {
      const query = `query ${directive} { product(id: "robe-jacaranda") { title } }`;
      const { data } = await shop.graphql<{ product: { title: string } }>(query, {});
      return data.product.title;
    };
    const directives = ['', '@inContext(language: EN)', '@inContext(language: AR)'];
    const titles = [];
    for (const directive of [...directives, ...directives]) titles.push(await titleIn(directive));
    expect(titles.slice(0, 3)).toEqual([
      'Robe à volants Jacaranda',
      'Jacaranda tiered dress',
      'فستان بكشاكش جاكاراندا',
    ]);
    expect(titles.slice(3)).toEqual(titles.slice(0, 3));
  });

  test('names a product in its sentences', async () => {
    const { data } = await shop.graphql<{ quote: { warnings: ReadonlyArray<object> } }>(
      `query @inContext(language: EN) {
        quote(lines: [{ productId: "pantalon-large-lin", quantity: 1 }]) { warnings { message } }
      }`,
      {},
    );
    expect(data.quote.warnings).toEqual([{ message: '“Wide linen trousers” is out of stock.' }]);
  });
});
