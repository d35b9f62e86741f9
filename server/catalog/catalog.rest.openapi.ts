import { z } from 'zod';
import { closedObject, errors, listOf, refTo } from '../rest.openapi.ts';
import type { RestSection, Schema } from '../rest.openapi.ts';
import { fr } from '../shared/messages.fr.ts';
import { messageOf } from '../shared/messages.ts';
import { nullableIn } from '../shared/record.ts';
import { plainFields, plainValues } from './catalog.store.ts';

const plainProperties = plainValues((field): Schema => {
  const { description = '' } = plainFields[field];
  const type = plainFields[field] instanceof z.ZodBoolean ? 'boolean' : 'string';
  return { type, description };
});

/** Shared by products, cart lines and wishes. */
export const productProperties: Readonly<Record<string, Schema>> = {
  _id: {
    type: 'string',
    description:
      'Id of the product. Where another than its base variant is meant, the id of the variant, such as `caftan-celeste.42`.',
  },
  productId: {
    type: 'string',
    description: 'Id of the product. Present where `_id` is the id of a variant.',
  },
  selectedOptions: listOf(
    closedObject('An option of the product and the value of this variant.', {
      name: { type: 'string', description: 'Name of the option, such as `Taille`.' },
      value: { type: 'string', description: 'Value, such as `42`.' },
    }),
    'What makes the variant. Present where `_id` is the id of a variant.',
  ),
  ...plainProperties,
  image: {
    type: 'string',
    format: 'uri-reference',
    description: 'Path of the first picture, relative to the shop.',
  },
  price: {
    type: 'string',
    pattern: String.raw`^\d+(\.\d{2})?$`,
    description: 'Price in dirhams (MAD), such as `1299` or `789.50`.',
  },
  originalPrice: {
    type: 'string',
    pattern: String.raw`^\d+(\.\d{2})?$`,
    description: 'Price before the discount, in dirhams; equal to `price` without a discount.',
  },
  categoryName: { type: 'string', description: 'Name of the category, such as `Traditionnels`.' },
  ratings: closedObject('What customers think of the product.', {
    value: { type: 'string', pattern: String.raw`^\d\.\d$`, description: 'From `0.0` to `5.0`.' },
    count: {
      type: 'string',
      pattern: String.raw`^\d+(\.\d)?k?$`,
      description: 'How many rated it, such as `945` or `2.3k`.',
    },
  }),
};

export const OPTIONAL_OF_PRODUCT = [
  'productId',
  'selectedOptions',
  ...nullableIn(z.object(plainFields)),
];

/** Example of the catalogue that every demo shop has. */
export const caftan = {
  _id: 'caftan-celeste',
  title: 'Caftan Céleste',
  brand: 'Belle Vue',
  description:
    'Brocart bleu ciel tissé ton sur ton, sfifa et aakad noués à la main du col jusqu’à l’ourlet. Une frise de rinceaux dorés borde la jupe, un plastron brodé éclaire le buste. La mdamma à cabochon bleu se détache pour un soir plus simple.',
  outOfStock: false,
  image: '/images/products/caftan-celeste.svg',
  price: '3490',
  originalPrice: '4200',
  categoryName: 'Traditionnels',
  ratings: { value: '4.9', count: '945' },
};

export const caftan42 = {
  ...caftan,
  _id: 'caftan-celeste.42',
  productId: 'caftan-celeste',
  selectedOptions: [{ name: 'Taille', value: '42' }],
};

const shirt = {
  _id: 'chemisier-plastron-blanc',
  title: 'Chemisier à plastron plissé',
  brand: 'Belle Vue',
  description:
    'Popeline de coton serrée, plastron à huit plis nervurés et boutons de nacre. Le col reste net ouvert comme fermé, les poignets se retournent d’un geste. À glisser dans une jupe taille haute ou à laisser flotter sur un jean.',
  outOfStock: false,
  image: '/images/products/chemisier-plastron-blanc.svg',
  price: '549',
  originalPrice: '689',
  categoryName: 'Hauts',
  ratings: { value: '4.6', count: '1.2k' },
};

const hauts = {
  _id: 'hauts',
  categoryName: 'Hauts',
  description:
    'Chemisiers, blouses, mailles et vestes courtes : ce que l’on voit d’abord, taillé pour durer.',
  image: '/images/categories/hauts.svg',
};

export const unknownProduct = errors(messageOf({ code: 'UNKNOWN_PRODUCT', reason: 'CATALOG' }));

export const ID_OF_PRODUCT = 'Id of a product, or of one of its variants.';

export const catalogSection: RestSection = {
  tag: 'Catalogue',
  description:
    'Products and categories, for everyone. Responses carry an `ETag`; they are cached until the catalogue changes.',
  schemas: {
    Product: closedObject('A product.', productProperties, OPTIONAL_OF_PRODUCT),
    Category: closedObject('A category of products.', {
      _id: { type: 'string', description: 'Id.' },
      categoryName: { type: 'string', description: 'Name, as in `categoryName` of products.' },
      description: { type: 'string', description: 'Description, in French.' },
      image: {
        type: 'string',
        format: 'uri-reference',
        description: 'Path of its picture, relative to the shop.',
      },
    }),
  },
  operations: {
    'GET /products': {
      operationId: 'listProducts',
      summary: 'List all products',
      description:
        'The whole catalogue in the shop’s order. GraphQL filters, sorts and pages; this call does not.',
      success: {
        status: 200,
        description: 'All products.',
        schema: closedObject('All products.', {
          products: listOf(refTo('Product'), 'In the shop’s order.'),
        }),
      },
      examples: {
        products: {
          summary: 'The catalogue, cut after its first product',
          status: 200,
          response: { products: [shirt] },
        },
      },
    },
    'GET /products/:id': {
      operationId: 'getProduct',
      summary: 'Get a product',
      description:
        'One product. With the id of a variant, its price and options are the variant’s.',
      id: ID_OF_PRODUCT,
      success: {
        status: 200,
        description: 'The product.',
        schema: closedObject('One product.', { product: refTo('Product') }),
      },
      refusals: { 404: 'The catalogue has no such product.' },
      examples: {
        product: {
          summary: 'A product',
          id: 'caftan-celeste',
          status: 200,
          response: { product: caftan },
        },
        variant: {
          summary: 'One of its sizes',
          id: 'caftan-celeste.42',
          status: 200,
          response: { product: caftan42 },
        },
        unknownProduct: {
          summary: 'An unknown product',
          id: 'caftan-inconnu',
          status: 404,
          response: unknownProduct,
        },
      },
    },
    'GET /categories': {
      operationId: 'listCategories',
      summary: 'List all categories',
      description: 'All categories in the shop’s order.',
      success: {
        status: 200,
        description: 'All categories.',
        schema: closedObject('All categories.', {
          categories: listOf(refTo('Category'), 'In the shop’s order.'),
        }),
      },
      examples: {
        categories: {
          summary: 'The categories, cut after the first',
          status: 200,
          response: { categories: [hauts] },
        },
      },
    },
    'GET /categories/:id': {
      operationId: 'getCategory',
      summary: 'Get a category',
      description: 'One category.',
      id: 'Id of a category.',
      success: {
        status: 200,
        description: 'The category.',
        schema: closedObject('One category.', { category: refTo('Category') }),
      },
      refusals: { 404: 'There is no such category.' },
      examples: {
        category: {
          summary: 'A category',
          id: 'hauts',
          status: 200,
          response: { category: hauts },
        },
        unknownCategory: {
          summary: 'An unknown category',
          id: 'chaussures',
          status: 404,
          response: errors(fr.rest.unknownCategory),
        },
      },
    },
  },
};
