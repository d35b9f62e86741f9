import { formatMoney } from '#shared/money.format.ts';
import type { SomeSentences } from '../../shared/problem-codes.ts';
import { dayInMorocco, momentInMorocco } from '../../shared/time.ts';

/** Why a code does not apply. */
export const discountProblems = {
  PRICE_CHANGED: {
    CODE_UNKNOWN: ({ text }) => `Le code «\u00a0${text}\u00a0» n’existe pas.`,
    CODE_NOT_BEGUN: ({ text, at }) =>
      `Le code «\u00a0${text}\u00a0» ne vaut qu’à partir du ${momentInMorocco(at)}.`,
    CODE_ENDED: ({ text, at }) =>
      `Le code «\u00a0${text}\u00a0» n’est plus valable depuis le ${dayInMorocco(at)}.`,
    CODE_USED_UP: ({ text }) =>
      `Le code «\u00a0${text}\u00a0» a déjà servi autant de fois qu’il le pouvait.`,
    CODE_USED_BY_PHONE: ({ text }) =>
      `Le code «\u00a0${text}\u00a0» a déjà servi pour ce numéro de téléphone.`,
    CODE_MINIMUM: ({ text, minimum, missing }) =>
      `Le code «\u00a0${text}\u00a0» vaut à partir de ${formatMoney(minimum)} d’achats\u00a0: il manque ${formatMoney(missing)}.`,
    CODE_NO_GOODS: ({ text }) =>
      `Le code «\u00a0${text}\u00a0» ne vaut pour aucun article de ce panier.`,
    CODE_SALE_GOODS: ({ text }) =>
      `Le code «\u00a0${text}\u00a0» ne vaut pas pour les articles déjà en promotion.`,
  },
  PAYMENT_UNAVAILABLE: {
    NOTHING_DUE: () => 'Il n’y a rien à payer par carte. Choisissez le paiement à la livraison.',
  },
} as const satisfies SomeSentences;

/** Problems of the back office, which writes codes. */
export const discountStaffProblems = {
  INVALID: {
    CODE_TEXT: ({ max }) =>
      `Un code a de 1 à ${max} caractères, dont au moins une lettre ou un chiffre.`,
    CODE_TAKEN: ({ text }) =>
      `Le code «\u00a0${text}\u00a0» s’écrit de même, aux majuscules, espaces et accents près. Choisissez-en un autre.`,
    CODE_GIVES: () =>
      'Un code donne un pourcentage, ou un montant, ou la livraison\u00a0: l’un des trois.',
    CODE_SUM: ({ min, max }) =>
      `Le montant doit être compris entre ${formatMoney(min)} et ${formatMoney(max)}.`,
    CODE_PERIOD: () => 'La fin doit être après le début.',
    CODE_PRODUCT: ({ id }) => `Aucun produit n’a l’identifiant «\u00a0${id}\u00a0».`,
  },
  LIMIT_REACHED: {
    DISCOUNT_CODES: ({ max }) => `Une boutique ne peut pas avoir plus de ${max} codes.`,
  },
  UNKNOWN_DISCOUNT_CODE: () => 'Ce code n’existe pas, ou n’existe plus.',
  VERSION_CONFLICT: {
    DISCOUNT_CODE: () => 'Ce code a été modifié entre-temps. Rien n’a été enregistré.',
  },
} as const satisfies SomeSentences;
