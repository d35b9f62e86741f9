import type { SomeSentences } from '../shared/problem-codes.ts';

/** Problems of carts and their lines. */
export const cartProblems = {
  INVALID: {
    QUANTITY: () => 'La quantité doit être un nombre entier de 1 à 99.',
    QUANTITY_FULL: () => 'La quantité d’un article ne peut pas dépasser 99.',
    CART_ACTION: () => 'action.type doit être «\u00a0increment\u00a0» ou «\u00a0decrement\u00a0».',
  },
  UNKNOWN_PRODUCT: {
    ORDERED: ({ titles }) => `«\u00a0${titles.FR}\u00a0» n’est plus au catalogue.`,
  },
  UNKNOWN_VARIANT: {
    ORDERED: ({ titles }) =>
      `«\u00a0${titles.FR}\u00a0» n’existe plus dans cette taille ou cette couleur.`,
  },
  UNKNOWN_ALTERATION: {
    ORDERED: ({ titles }) =>
      `Une retouche choisie pour «\u00a0${titles.FR}\u00a0» n’est plus proposée ainsi.`,
  },
  OUT_OF_STOCK: ({ titles }) => `«\u00a0${titles.FR}\u00a0» est en rupture de stock.`,
  INSUFFICIENT_STOCK: ({ available, others = [] }) => {
    const instead = others.length > 0 ? ` Disponible\u00a0: ${others.join(', ')}.` : '';
    if (available <= 0) return `Rupture de stock.${instead}`;
    return available === 1 ? 'Il ne reste qu’une pièce.' : `Il ne reste que ${available} pièces.`;
  },
  NOT_IN_CART: () => 'Ce produit n’est pas dans le panier.',
  EMPTY_CART: {
    CART: () => 'Votre panier est vide',
  },
  LIMIT_REACHED: {
    CART: () => 'Le panier ne peut pas contenir plus de 100 articles différents.',
  },
} as const satisfies SomeSentences;

export const cartProgramProblems = {
  BAD_USER_INPUT: {
    CART_LINES: () => 'Un panier ne peut pas compter plus de 100 lignes.',
    QUANTITY: cartProblems.INVALID.QUANTITY,
    QUANTITY_FULL: cartProblems.INVALID.QUANTITY_FULL,
  },
} as const satisfies SomeSentences;
