import { formatMoney } from '#shared/money.format.ts';
import { orderStatuses } from '#shared/texts/order.fr.ts';
import type { ChangedPart, SomeSentences } from '../../shared/problem-codes.ts';

const changedParts = {
  LINES: 'articles',
  ADDRESS: 'adresse',
  PARCEL: 'numéro de colis',
  RETURN: 'retour reçu',
  UNDO: 'étape annulée',
  PARCEL_BACK: 'colis revenu',
} as const satisfies Record<ChangedPart, string>;

/** Problems of orders in the back office. */
export const orderStaffProblems = {
  INVALID: {
    HELD_UNTIL: ({ max }) => `Choisissez une date à venir, dans les ${max} jours au plus.`,
    COLLECTED: ({ due }) =>
      due === 0
        ? 'Cette commande est déjà payée\u00a0: il n’y a rien à encaisser.'
        : `Le montant à encaisser est de ${formatMoney(due)}.`,
    PARCEL: () =>
      'Un numéro de colis compte au plus 40 lettres et chiffres, séparés par des espaces, points, tirets ou barres.',
    PARCEL_NOT_SHIPPED: () => 'Un numéro de colis n’accompagne qu’une expédition.',
    FAULT_NOT_REFUSED: () => 'Seul un refus peut être la faute du transporteur.',
    NEXT_CALL: ({ max }) => `Choisissez un moment à venir, dans les ${max} jours.`,
    NEXT_CALL_CONFIRMED: () => 'Une commande confirmée n’est pas rappelée.',
    PARCEL_SHARED: () => 'Un numéro de colis ne peut être donné qu’à une seule commande à la fois.',
  },
  EMPTY_CART: {
    ORDER: () => 'Une commande garde au moins un article.',
  },
  LIMIT_REACHED: {
    ORDER_LINES: () => 'Une commande ne peut pas contenir plus de 100 articles différents.',
  },
  UNKNOWN_ORDER: {
    ID: ({ id }) => `La commande «\u00a0${id}\u00a0» n’existe pas.`,
  },
  NOT_ALLOWED_NOW: {
    NO_PICKUP: ({ number }) =>
      `La commande ${number} est à livrer\u00a0: elle n’est pas retirée en boutique.`,
    PICKUP: ({ number, status }) =>
      `La commande ${number} est «\u00a0${orderStatuses[status]}\u00a0»\u00a0: seule une commande confirmée ou préparée peut être prête ou retirée.`,
    UNDO: ({ number }) =>
      `La dernière étape de la commande ${number} ne peut plus être annulée\u00a0: une minute est passée, ou la commande a changé depuis.`,
    UNDO_CONTACT: ({ number }) =>
      `Ce résultat d’appel de la commande ${number} ne peut plus être annulé\u00a0: une minute est passée, ou un autre a suivi.`,
    UNDO_INVOICE: ({ number, invoice }) =>
      `La livraison de ${number} ne peut plus être annulée\u00a0: une autre facture a suivi la sienne, ${invoice}. Si elle n’a pas eu lieu, enregistrez un retour.`,
  },
  VERSION_CONFLICT: {
    ORDER: ({ what }) => {
      const parts = what.map((part) => changedParts[part]).join(', ');
      return `Cette commande a été modifiée entre-temps${parts && ` (${parts})`}. Rien n’a été enregistré.`;
    },
  },
  BAD_USER_INPUT: {
    MONTH: () => 'month doit être un mois de ce siècle, tel que 2026-11.',
    SALES_ORDER: () => 'La période doit commencer avant sa fin, et pas après aujourd’hui.',
    SALES_LENGTH: ({ max }) =>
      `La période ne peut pas dépasser ${max} jours, ou trois ans en semaines ou en mois.`,
    DAYS: ({ max }) => `days doit être un entier de 1 à ${max}.`,
    ORDER_IDS: ({ max }) => `Choisissez de 1 à ${max} commandes à la fois.`,
  },
} as const satisfies SomeSentences;
