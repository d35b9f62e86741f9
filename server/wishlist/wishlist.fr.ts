import type { SomeSentences } from '../shared/problem-codes.ts';

/** Problems of wishlists. */
export const wishlistProblems = {
  UNKNOWN_PRODUCT: {
    WISHLIST: () => 'Ce produit n’est pas dans la liste de souhaits.',
  },
  LIMIT_REACHED: {
    WISHLIST: () => 'La liste de souhaits ne peut pas contenir plus de 200 produits.',
  },
} as const satisfies SomeSentences;
