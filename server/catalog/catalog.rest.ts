import { messageOf } from '../shared/messages.ts';
import { fr } from '../shared/messages.fr.ts';
import { plainDirhams } from '../shared/money.ts';
import { Refusal } from '../shared/problems.ts';
import { notFound, objectField, ok, type RestBody, type RestRoute } from '../rest.route.ts';
import { allCategories, allProducts, findCategory, findProduct } from './catalog.service.ts';
import type { CategoryRecord, ProductRecord } from './catalog.store.ts';

/** A product in the specification's shape: prices and ratings are the seed's own strings. */
export function restProduct(product: ProductRecord) {
  return {
    _id: product.id,
    title: product.title,
    brand: product.brand,
    ...(product.description === null ? {} : { description: product.description }),
    image: product.image,
    price: plainDirhams(product.price),
    originalPrice: plainDirhams(product.originalPrice),
    categoryName: product.categoryName,
    outOfStock: product.outOfStock,
    ratings: {
      value: product.ratings.value.toFixed(1),
      count: compactCount(product.ratings.count),
    },
  };
}

/** The product that a body names as `{ product: { _id } }`; whatever else it says does not count. */
export function readProductId(body: RestBody): string {
  const id = objectField(body, 'product')?.['_id'];
  if (typeof id === 'string' && id !== '') return id;
  throw new Refusal({ code: 'INVALID', reason: 'MISSING', field: 'product', name: 'product._id' });
}

function restCategory(category: CategoryRecord) {
  return {
    _id: category.id,
    categoryName: category.name,
    description: category.description,
    image: category.image,
  };
}

/** `945` stays, 2300 becomes `2.3k` and 1000 `1k`, as the seed writes them. */
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
    handle: async (context) => ok({ products: (await allProducts(context)).map(restProduct) }),
  },
  {
    method: 'GET',
    path: '/products/:id',
    serves: 'EVERYONE',
    isPublic: true,
    handle: async (context, { id }) => {
      const product = await findProduct(context, id);
      return product
        ? ok({ product: restProduct(product) })
        : notFound(messageOf({ code: 'UNKNOWN_PRODUCT', reason: 'CATALOG' }));
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
        : notFound(fr.rest.unknownCategory);
    },
  },
];
