import { refusable } from '../shared/payload.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { missingForFreeDelivery } from '#shared/pricing.ts';
import {
  addToCart,
  applyDiscountCode,
  changeCartVariant,
  clearCart,
  deliveryOptions,
  mergeCart,
  cartOf,
  quote,
  removeDiscountCode,
  removeFromCart,
  setCartQuantity,
  viewCart,
} from './cart.service.ts';
import type { PricedCart } from './cart.pricing.ts';
import { discountCodeResolvers } from './discount/discount.resolvers.ts';
import type { ShopContext } from '../context.ts';

/** A refusal too returns the current cart. */
async function cartPayload(context: ShopContext, change: () => Promise<PricedCart>) {
  const { value, userErrors } = await refusable(context, change);
  return { cart: value ?? (await viewCart(context)), userErrors };
}

export const cartResolvers = {
  Query: {
    quote: (_, args, context) => quote(context, args),
    deliveryOptions: (_, args, context) => deliveryOptions(context, args),
  },
  Mutation: {
    addToCart: (_, args, context) => cartPayload(context, () => addToCart(context, args)),
    setCartQuantity: (_, args, context) =>
      cartPayload(context, () => setCartQuantity(context, args)),
    changeCartVariant: (_, args, context) =>
      cartPayload(context, () => changeCartVariant(context, args)),
    removeFromCart: (_, args, context) => cartPayload(context, () => removeFromCart(context, args)),
    clearCart: (_, __, context) => cartPayload(context, () => clearCart(context)),
    mergeCart: async (_, args, context) => {
      const { cart, problems } = await mergeCart(context, args);
      return { cart, userErrors: problems };
    },
    applyDiscountCode: async (_, { code }, context) => {
      const { value, userErrors } = await refusable(context, () =>
        applyDiscountCode(context, code),
      );
      const cart = value?.cart ?? (await viewCart(context));
      return { cart, userErrors: value?.problems ?? userErrors };
    },
    removeDiscountCode: (_, __, context) => cartPayload(context, () => removeDiscountCode(context)),
  },
  Cart: {
    missingForFreeDelivery: (cart) => missingForFreeDelivery(cart, cart.tariff) ?? 0,
  },
  CartDiscountCode: discountCodeResolvers,
  CartLine: {
    variant: ({ product, variant }) => ({ product, variant }),
  },
  // Reached only through `me` or a new session: the id is the viewer's own.
  Customer: {
    cart: ({ id }, _, context) => cartOf(context, id),
  },
} satisfies Resolvers;
