import type { Resolvers } from '../generated/resolvers.ts';
import { CURRENCY } from '../shared/money.ts';
import { discountPercent } from '../shared/pricing.ts';
import { inRabat } from '../shared/time.ts';
import {
  allBrands,
  allCategories,
  categoryOf,
  featuredProducts,
  findCategory,
  findProduct,
  findProducts,
  findProductsById,
} from './catalog.service.ts';

export const catalogResolvers = {
  Query: {
    products: (_, args, context) => findProducts(context, args),
    product: async (_, { id }, context) => (await findProduct(context, id)) ?? null,
    productsById: (_, { ids }, context) => findProductsById(context, ids),
    featuredProducts: (_, __, context) => featuredProducts(context),
    categories: (_, __, context) => allCategories(context),
    category: async (_, { id }, context) => (await findCategory(context, id)) ?? null,
    brands: (_, __, context) => allBrands(context),
  },
  Product: {
    discountPercent: (product) => discountPercent(product),
    category: (product, _, context) => categoryOf(context, product),
    updatedAt: ({ updatedAt }) => inRabat(updatedAt),
  },
  Money: {
    amount: (centimes) => centimes,
    currency: () => CURRENCY,
  },
} satisfies Resolvers;
