import { z } from 'zod';
import { get, picturePath, type RestSection } from '../rest.route.ts';
import { plainDirhams } from '#shared/money.ts';
import type { Priced } from '#shared/pricing.ts';
import { Refusal, type Problem } from '../shared/problems.ts';
import { priceOf } from './campaign/offers.rules.ts';
import { hauts, sunglasses, sunglasses62 } from './catalog.rest.examples.ts';
import { allCategories, allProducts, findCategory, findProduct } from './catalog.service.ts';
import {
  PLAIN_FIELDS,
  plainFields,
  type CategoryRecord,
  type PlainField,
  type ProductRecord,
  type VariantRecord,
} from './catalog.store.ts';
import { baseVariant, findVariant, productIdOf, selectedOptions } from './catalog.variant.rules.ts';

/** Words for the search are for staff. */
type PublicField = Exclude<PlainField, 'searchWords'>;
const PUBLIC_FIELDS = PLAIN_FIELDS.filter((field) => field !== 'searchWords');

/** Omits null values: nullable fields are optional. */
type PlainShape = {
  [F in PublicField]: (typeof plainFields)[F] extends z.ZodNullable<infer T extends z.ZodType>
    ? z.ZodOptional<T>
    : (typeof plainFields)[F];
};

const plainShape = Object.fromEntries(
  PUBLIC_FIELDS.map((name) => {
    const field = plainFields[name];
    const optional = field instanceof z.ZodNullable && field.unwrap().optional();
    return [name, optional ? optional.describe(field.description ?? '') : field];
  }),
  // As the type says.
) as PlainShape;

export const dirhams = z.string().regex(/^\d+(\.\d{2})?$/);

const product = z
  .strictObject({
    _id: z
      .string()
      .describe(
        'Id of the product. Where another than its base variant is meant, the id of the variant, such as `lunettes-aviateur-dorees.62`.',
      ),
    productId: z
      .string()
      .optional()
      .describe('Id of the product. Present where `_id` is the id of a variant.'),
    selectedOptions: z
      .array(
        z
          .strictObject({
            name: z.string().describe('Name of the option, such as `Taille`.'),
            value: z.string().describe('Value, such as `42`.'),
          })
          .describe('An option of the product and the value of this variant.'),
      )
      .optional()
      .describe('What makes the variant. Present where `_id` is the id of a variant.'),
    ...plainShape,
    image: picturePath('Path of the first picture, relative to the shop.'),
    price: dirhams.describe('Price in dirhams (MAD), such as `1299` or `789.50`.'),
    originalPrice: dirhams.describe(
      'Price before the discount, in dirhams; equal to `price` without a discount.',
    ),
    categoryName: z.string().describe('Name of the category, such as `Traditionnels`.'),
    ratings: z
      .strictObject({
        value: z
          .string()
          .regex(/^\d\.\d$/)
          .describe('From `0.0` to `5.0`.'),
        count: z
          .string()
          .regex(/^\d+(\.\d)?k?$/)
          .describe('How many rated it, such as `945` or `2.3k`.'),
      })
      .describe('What customers think of the product.'),
  })
  .meta({ id: 'Product', description: 'A product.' });
type RestProduct = z.infer<typeof product>;
/** Shared by products, cart lines and wishes. */
export const productShape = product.shape;

const category = z
  .strictObject({
    _id: z.string().describe('Id.'),
    categoryName: z.string().describe('Name, as in `categoryName` of products.'),
    description: z.string().describe('Description, in French.'),
    image: picturePath('Path of its picture, relative to the shop.'),
  })
  .meta({ id: 'Category', description: 'A category of products.' });

export const ID_OF_PRODUCT = 'Id of a product, or of one of its variants.';

/** Body of a `post` that names a product. */
export const namesProduct = {
  body: z
    .object({
      product: z
        .object({ _id: z.string().min(1).describe(ID_OF_PRODUCT) })
        .describe('The product: a whole one may be sent, only its id counts.'),
    })
    .meta({
      id: 'ProductReference',
      description: 'Names a product. Other properties are ignored.',
    }),
  refuse: { code: 'INVALID', reason: 'MISSING', field: 'product', name: 'product._id' },
} as const;

export function idIn({ product: named }: z.infer<typeof namesProduct.body>): string {
  const { _id: id } = named;
  return id;
}

/**
 * Prices and ratings are written as in the seed. With another than the base variant, `_id` is the
 * variant's.
 */
export function restProduct(
  record: ProductRecord,
  { price, originalPrice }: Priced,
  variant: VariantRecord = baseVariant(record),
): RestProduct {
  const plain = PUBLIC_FIELDS.filter((field) => record[field] !== null);
  return {
    _id: variant.id,
    ...(variant.id === record.id
      ? {}
      : { productId: record.id, selectedOptions: selectedOptions(record, variant) }),
    // Only fields that may be null are missing.
    ...(Object.fromEntries(plain.map((field) => [field, record[field]])) as Pick<
      RestProduct,
      PublicField
    >),
    image: record.image,
    price: plainDirhams(price),
    originalPrice: plainDirhams(originalPrice),
    categoryName: record.categoryName,
    ratings: {
      value: record.ratings.value.toFixed(1),
      count: compactCount(record.ratings.count),
    },
  };
}

function restCategory(record: CategoryRecord): z.infer<typeof category> {
  return {
    _id: record.id,
    categoryName: record.name,
    description: record.description,
    image: record.image,
  };
}

function compactCount(count: number): string {
  return count < 1000 ? String(count) : `${Math.floor(count / 100) / 10}k`;
}

const noProduct: Problem = { code: 'UNKNOWN_PRODUCT', reason: 'CATALOG' };

export const unknownProduct = {
  summary: 'An unknown product',
  refusal: [noProduct],
} as const;

export const catalogSection: RestSection = {
  tag: 'Catalogue',
  description:
    'Products and categories, for everyone. Responses carry an `ETag`; they are cached until the catalogue changes.',
  routes: [
    get('/products', {
      serves: 'EVERYONE',
      isPublic: true,
      isExpensive: true,
      operationId: 'listProducts',
      summary: 'List all products',
      description:
        'The whole catalogue in the shop’s order. GraphQL filters, sorts and pages; this call does not.',
      answer: z
        .strictObject({ products: z.array(product).describe('In the shop’s order.') })
        .describe('All products.'),
      success: 'All products.',
      handle: async (context) => ({
        products: (await allProducts(context)).map((one) =>
          restProduct(one, priceOf(one, baseVariant(one), context.offers)),
        ),
      }),
      examples: {
        products: {
          summary: 'The catalogue, cut to one of its products',
          response: { products: [sunglasses] },
        },
      },
    }),
    get('/products/:id', {
      serves: 'EVERYONE',
      isPublic: true,
      operationId: 'getProduct',
      summary: 'Get a product',
      description:
        'One product. With the id of a variant, its price and options are the variant’s.',
      id: ID_OF_PRODUCT,
      answer: z.strictObject({ product }).describe('One product.'),
      success: 'The product.',
      refusals: { 404: 'The catalogue has no such product.' },
      handle: async (context, { id }) => {
        const found = await findProduct(context, productIdOf(id));
        const variant = found && findVariant(found, id);
        if (!found || !variant) throw new Refusal(noProduct);
        return {
          product: restProduct(found, priceOf(found, variant, context.offers), variant),
        };
      },
      examples: {
        product: {
          summary: 'A product',
          id: 'lunettes-aviateur-dorees',
          response: { product: sunglasses },
        },
        variant: {
          summary: 'One of its sizes',
          id: 'lunettes-aviateur-dorees.62',
          response: { product: sunglasses62 },
        },
        unknownProduct: { ...unknownProduct, id: 'lunettes-inconnues' },
      },
    }),
    get('/categories', {
      serves: 'EVERYONE',
      isPublic: true,
      operationId: 'listCategories',
      summary: 'List all categories',
      description: 'All categories in the shop’s order.',
      answer: z
        .strictObject({ categories: z.array(category).describe('In the shop’s order.') })
        .describe('All categories.'),
      success: 'All categories.',
      handle: async (context) => ({ categories: (await allCategories(context)).map(restCategory) }),
      examples: {
        categories: {
          summary: 'The categories, cut after the first',
          response: { categories: [hauts] },
        },
      },
    }),
    get('/categories/:id', {
      serves: 'EVERYONE',
      isPublic: true,
      operationId: 'getCategory',
      summary: 'Get a category',
      description: 'One category.',
      id: 'Id of a category.',
      answer: z.strictObject({ category }).describe('One category.'),
      success: 'The category.',
      refusals: { 404: 'There is no such category.' },
      handle: async (context, { id }) => {
        const found = await findCategory(context, id);
        if (!found) throw new Refusal({ code: 'UNKNOWN_CATEGORY', name: id });
        return { category: restCategory(found) };
      },
      examples: {
        category: { summary: 'A category', id: 'hauts', response: { category: hauts } },
        unknownCategory: {
          summary: 'An unknown category',
          id: 'chaussures',
          refusal: [{ code: 'UNKNOWN_CATEGORY', name: 'chaussures' }],
        },
      },
    }),
  ],
};
