import { z } from 'zod';
import { messageOf } from '../shared/messages.ts';
import { fr } from '../shared/messages.fr.ts';
import { plainDirhams } from '../shared/money.ts';
import { notFound, ok, parseBody, type RestBody, type RestRoute } from '../rest.route.ts';
import { allCategories, allProducts, findCategory, findProduct } from './catalog.service.ts';
import {
  PLAIN_FIELDS,
  type CategoryRecord,
  type ProductRecord,
  type VariantRecord,
} from './catalog.store.ts';
import {
  baseVariant,
  findVariant,
  priceOf,
  productIdOf,
  selectedOptions,
} from './catalog.variant.rules.ts';

/**
 * Prices and ratings are written as in the seed. With another than the base variant, `_id` is the
 * variant's.
 */
export function restProduct(product: ProductRecord, variant: VariantRecord = baseVariant(product)) {
  const plain = PLAIN_FIELDS.filter((field) => product[field] !== null);
  const { price, originalPrice } = priceOf(product, variant);
  return {
    _id: variant.id,
    ...(variant.id === product.id
      ? {}
      : { productId: product.id, selectedOptions: selectedOptions(product, variant) }),
    ...Object.fromEntries(plain.map((field) => [field, product[field]])),
    image: product.image,
    price: plainDirhams(price),
    originalPrice: plainDirhams(originalPrice),
    categoryName: product.categoryName,
    ratings: {
      value: product.ratings.value.toFixed(1),
      count: compactCount(product.ratings.count),
    },
  };
}

/** Other fields are ignored. */
export const productReference = z.object({ product: z.object({ _id: z.string().min(1) }) });

export function readProductId(body: RestBody): string {
  const { _id: id } = parseBody(productReference, body, {
    code: 'INVALID',
    reason: 'MISSING',
    field: 'product',
    name: 'product._id',
  }).product;
  return id;
}

function restCategory(category: CategoryRecord) {
  return {
    _id: category.id,
    categoryName: category.name,
    description: category.description,
    image: category.image,
  };
}

function compactCount(count: number): string {
  return count < 1000 ? String(count) : `${Math.floor(count / 100) / 10}k`;
}

export const catalogRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/products',
    serves: 'EVERYONE',
    isPublic: true,
    isExpensive: true,
    handle: async (context) =>
      ok({ products: (await allProducts(context)).map((one) => restProduct(one)) }),
  },
  {
    method: 'GET',
    path: '/products/:id',
    serves: 'EVERYONE',
    isPublic: true,
    handle: async (context, { id }) => {
      const product = await findProduct(context, productIdOf(id));
      const variant = product && findVariant(product, id);
      return product && variant
        ? ok({ product: restProduct(product, variant) })
        : notFound('UNKNOWN_PRODUCT', messageOf({ code: 'UNKNOWN_PRODUCT', reason: 'CATALOG' }));
    },
  },
  {
    method: 'GET',
    path: '/categories',
    serves: 'EVERYONE',
    isPublic: true,
    handle: async (context) => ok({ categories: (await allCategories(context)).map(restCategory) }),
  },
  {
    method: 'GET',
    path: '/categories/:id',
    serves: 'EVERYONE',
    isPublic: true,
    handle: async (context, { id }) => {
      const category = await findCategory(context, id);
      return category
        ? ok({ category: restCategory(category) })
        : notFound('UNKNOWN_CATEGORY', fr.rest.unknownCategory);
    },
  },
];
