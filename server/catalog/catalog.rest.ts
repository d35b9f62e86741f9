import { messageOf } from '../shared/messages.ts';
import { fr } from '../shared/messages.fr.ts';
import { plainDirhams } from '../shared/money.ts';
import { Refusal } from '../shared/problems.ts';
import { notFound, objectField, ok, type RestBody, type RestRoute } from '../rest.route.ts';
import { allCategories, allProducts, findCategory, findProduct } from './catalog.service.ts';
import { PLAIN_FIELDS, type CategoryRecord, type ProductRecord } from './catalog.store.ts';

/** Prices and ratings are written as in the seed. */
export function restProduct(product: ProductRecord) {
  const plain = PLAIN_FIELDS.filter((field) => product[field] !== null);
  return {
    _id: product.id,
    ...Object.fromEntries(plain.map((field) => [field, product[field]])),
    image: product.image,
    price: plainDirhams(product.price),
    originalPrice: plainDirhams(product.originalPrice),
    categoryName: product.categoryName,
    ratings: {
      value: product.ratings.value.toFixed(1),
      count: compactCount(product.ratings.count),
    },
  };
}

/** From `{ product: { _id } }`; other fields are ignored. */
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
