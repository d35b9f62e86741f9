import { addTypenameToDocument } from '@apollo/client/utilities';
import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { createCache } from '../../../client/apollo/cache.ts';
import { normalized, type QueryResult } from '../../../client/ssr/normalized.ts';

const PRICE = { __typename: 'Money', amount: 69900, currency: 'MAD' };
const CARD = {
  __typename: 'Product',
  id: 'robe',
  name: 'Robe',
  price: PRICE,
  category: { __typename: 'Category', id: 'robes', name: 'Robes' },
  listedVariants: [{ id: 'robe.36', title: '36' }],
};

/** A list with arguments, aliases and fragments that select different fields of the same object. */
const LIST: QueryResult = {
  query: addTypenameToDocument(gql`
    query List($search: String, $withShop: Boolean!) {
      products(filter: { search: $search }, first: 2) {
        totalCount
        nodes {
          ...Card
          ...Priced
          ... on Product {
            name: title
          }
        }
        facets {
          brands {
            label: value
            count
          }
        }
      }
      shop @include(if: $withShop) {
        name
      }
    }
    fragment Card on Product {
      id
      price {
        amount
      }
      listedVariants
      category {
        id
        name
      }
    }
    fragment Priced on Product {
      price {
        currency
      }
    }
  `),
  variables: { search: 'robe', withShop: false },
  data: {
    products: {
      __typename: 'ProductConnection',
      totalCount: 2,
      nodes: [CARD, { ...CARD, id: 'jupe', category: null }],
      facets: {
        __typename: 'ProductFacets',
        brands: [
          { __typename: 'FacetCount', label: 'Belle Vue', count: 2 },
          { __typename: 'FacetCount', label: 'Oakley', count: 0 },
        ],
      },
    },
  },
};

/** Other fields of a product of the list, one that does not exist, and the shop, which has no id. */
const PRODUCT: QueryResult = {
  query: addTypenameToDocument(gql`
    query Product {
      product(id: "robe") {
        id
        brand
        price {
          currency
        }
      }
      other: product(id: "inconnu") {
        id
      }
      shop {
        name
        merchant {
          city
        }
      }
    }
  `),
  variables: {},
  data: {
    product: {
      __typename: 'Product',
      id: 'robe',
      brand: 'Belle Vue',
      price: { __typename: 'Money', currency: 'MAD' },
    },
    other: null,
    shop: {
      __typename: 'Shop',
      name: 'Belle Vue',
      merchant: { __typename: 'Merchant', city: 'Rabat' },
    },
  },
};

const writtenByApollo = (results: readonly QueryResult[]) => {
  const cache = createCache();
  for (const { query, variables, data } of results) {
    cache.write({ dataId: 'ROOT_QUERY', query, variables, result: data });
  }
  return cache.extract();
};

test.each([
  ['a list', [LIST]],
  ['objects without a list', [PRODUCT]],
  ['a product after its list', [LIST, PRODUCT]],
  ['a list after one of its products', [PRODUCT, LIST]],
])('the state of a page with %s is what Apollo writes', (_, results) => {
  expect(normalized(results)).toEqual(writtenByApollo(results));
});

test('a field that two fragments select is stored with the fields of both', () => {
  expect(normalized([LIST])).toMatchObject({
    'Product:robe': { title: 'Robe', price: PRICE },
    ROOT_QUERY: { 'products:{"filter":{"search":"robe"}}': { totalCount: 2 } },
  });
});
