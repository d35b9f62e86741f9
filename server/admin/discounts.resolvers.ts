import { discountCodeResolvers } from '../cart/discount/discount.resolvers.ts';
import { statusOf } from '../cart/discount/discount.rules.ts';
import { saveDiscountCode } from '../cart/discount/discount.staff.service.ts';
import type { Resolvers } from '../generated/admin.ts';
import { payloadOf } from '../shared/payload.ts';
import { loadersOf } from './admin.loaders.ts';

export const discountsResolvers = {
  Query: {
    discountCodes: (_, __, { store }) => store.read.discountCodes.all(),
    discountCode: async (_, { id }, { store }) => (await store.read.discountCodes.code(id)) ?? null,
  },
  Mutation: {
    saveDiscountCode: (_, { input, expectedVersion = null }, context) =>
      payloadOf(context, 'discountCode', () => saveDiscountCode(context, input, expectedVersion)),
  },
  DiscountCode: {
    freeDelivery: ({ isFreeDelivery }) => isFreeDelivery,
    async products({ products }, _, context) {
      const found = await Promise.all(products.map((id) => loadersOf(context).products.load(id)));
      return found.flatMap((product) => product ?? []);
    },
    status: async (code, _, { store, clock }) =>
      statusOf(code, { used: await store.read.orders.codeUses(code.id), now: clock() }),
    usedCount: ({ id }, _, { store }) => store.read.orders.codeUses(id),
    sales: ({ id }, _, { store }) => store.read.orders.codeSales(id),
  },
  CartDiscountCode: discountCodeResolvers,
} satisfies Resolvers;
