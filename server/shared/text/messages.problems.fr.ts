import {
  adminOnlyProblems,
  frStaffAccountProblems as accounts,
} from './messages.admin-problems.fr.ts';
import { frEditingProblems as editing } from './messages.editing-problems.fr.ts';
import { shopProblems as shop } from './messages.shop-problems.fr.ts';
import { frStaffProblems as staff } from './messages.staff-problems.fr.ts';
import { frWebhookProblems as webhooks } from './messages.webhook-problems.fr.ts';

interface Max {
  readonly max: number;
}

/** Sentences by code, and by reason where a code has several. `Problem` follows from this table. */
export const problems = {
  ...adminOnlyProblems,
  ...shop,
  WRONG_PASSWORD: { ...shop.WRONG_PASSWORD, ...accounts.WRONG_PASSWORD },
  REQUIRED: { ...shop.REQUIRED, ...accounts.REQUIRED, ...staff.REQUIRED },
  INVALID: {
    ...shop.INVALID,
    ...accounts.INVALID,
    ...editing.INVALID,
    ...staff.INVALID,
    ...webhooks.INVALID,
  },
  UNKNOWN_PRODUCT: { ...shop.UNKNOWN_PRODUCT, ...staff.UNKNOWN_PRODUCT },
  UNKNOWN_VARIANT: { ...shop.UNKNOWN_VARIANT, ...editing.UNKNOWN_VARIANT },
  EMPTY_CART: { ...shop.EMPTY_CART, ...staff.EMPTY_CART },
  LIMIT_REACHED: {
    ...shop.LIMIT_REACHED,
    ...accounts.LIMIT_REACHED,
    ...staff.LIMIT_REACHED,
    ...webhooks.LIMIT_REACHED,
    ...editing.LIMIT_REACHED,
  },
  UNKNOWN_ORDER: { ...shop.UNKNOWN_ORDER, ...staff.UNKNOWN_ORDER },
  NOT_ALLOWED_NOW: {
    ...shop.NOT_ALLOWED_NOW,
    ...accounts.NOT_ALLOWED_NOW,
    ...editing.NOT_ALLOWED_NOW,
    ...staff.NOT_ALLOWED_NOW,
    ...webhooks.NOT_ALLOWED_NOW,
  },
  INVALID_TOKEN: { ...shop.INVALID_TOKEN, ...accounts.INVALID_TOKEN },
  BAD_USER_INPUT: {
    PARAMETER: ({ name, known }: { readonly name: string; readonly known: readonly string[] }) =>
      `Le paramètre «\u00a0${name}\u00a0» n’existe pas. On peut donner\u00a0: ${known.join(', ')}.`,
    CHOICE: ({ name, known }: { readonly name: string; readonly known: readonly string[] }) =>
      `${name} doit être l’un de ceux-ci\u00a0: ${known.join(', ')}.`,
    MONTH: () => 'month doit être un mois de ce siècle, tel que 2026-11.',
    SINCE: () =>
      'since doit être une date avec son heure et son décalage, telle que 2026-11-23T08:00:00Z.',
    PAGE_SIZE: () => 'first doit être un entier de 1 à 100.',
    CURSOR: () => 'Le curseur after n’est pas valable pour cette liste.',
    MAX_RATING: () => 'maxRating doit être un nombre de 0 à 5.',
    SEARCH_LENGTH: () => 'La recherche ne peut pas dépasser 200 caractères.',
    IDS: ({ max }: Max) => `On ne peut pas demander plus de ${max} produits à la fois.`,
    DATE: ({ name }: { readonly name: string }) =>
      `Donnez un jour tel que 2026-11-30, depuis l’an 2000 (${name}).`,
    SALES_ORDER: () => 'La période doit commencer avant sa fin, et pas après aujourd’hui.',
    SALES_LENGTH: ({ max }: Max) =>
      `La période ne peut pas dépasser ${max} jours, ou trois ans en semaines ou en mois.`,
    DAYS: ({ max }: Max) => `days doit être un entier de 1 à ${max}.`,
    ORDER_IDS: ({ max }: Max) => `Choisissez de 1 à ${max} commandes à la fois.`,
    PRODUCT: () => 'Ce produit n’existe pas ou n’est plus vendu.',
    BODY_MEASURE: ({ name, min, max }: Max & { readonly name: string; readonly min: number }) =>
      `${name} doit être un nombre de centimètres, de ${min} à ${max}.`,
    RELATED: ({ max }: Max) => `first doit être un entier de 1 à ${max}.`,
    FILTER_OPTIONS: () => 'Un filtre ne peut pas combiner plus de 500 valeurs d’options.',
    FRAME_LIKE: ({ max }: Max) => `Les mesures de frameLike sont des millimètres, de 1 à ${max}.`,
    FRAME_FIT: () => 'FRAME_FIT trie d’après frameLike\u00a0: donnez-lui au moins une mesure.',
    FILTER_PRICE: () => 'minPrice et maxPrice ne peuvent pas être négatifs.',
    VARIANT_NAMES: () => 'Au plus 2000 noms de variantes, de 500 caractères chacun.',
    FILTER_VALUES: () => 'Un filtre ne peut pas compter plus de 100 valeurs.',
    CART_LINES: () => 'Un panier ne peut pas compter plus de 100 lignes.',
    QUANTITY: shop.INVALID.QUANTITY,
    QUANTITY_FULL: shop.INVALID.QUANTITY_FULL,
  },
} as const;
