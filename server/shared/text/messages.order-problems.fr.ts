import type { Titles } from '#shared/language.ts';
import { formatMoney } from '#shared/money.format.ts';
import type { Centimes } from '#shared/money.ts';
import { orderStatuses } from '#shared/order.fr.ts';

interface Numbered {
  readonly number: string;
  readonly status: keyof typeof orderStatuses;
}

const isNow = ({ number, status }: Numbered) =>
  `La commande ${number} est «\u00a0${orderStatuses[status]}\u00a0»`;

/** Problems of corrections and returns: reasons of codes that the shop's schema has as well. */
export const frOrderProblems = {
  REQUIRED: {
    RETURN_LINES: () => 'Choisissez au moins un article à retourner.',
    RETURN_REQUEST: () =>
      'Plusieurs retours sont demandés pour cette commande\u00a0: indiquez lequel (requestId).',
    REFUSAL: () => 'Veuillez indiquer pourquoi le retour est refusé\u00a0: le client le lira.',
  },
  INVALID: {
    CHANNEL_WEB: () =>
      'Les commandes du site se passent sur le site. Choisissez le téléphone, WhatsApp ou la boutique.',
    PAYMENT_OF_STAFF: () =>
      'Choisissez le paiement à la livraison ou, pour une vente en boutique, «\u00a0payé en boutique\u00a0».',
    RETURN_NOT_BOUGHT: () => 'Cet article ne fait pas partie de la commande.',
    UNKNOWN_RETURN: () => 'Cette demande de retour n’existe pas.',
    RETURN_QUANTITY: ({ titles, max }: { readonly titles: Titles; readonly max: number }) =>
      max === 0
        ? `«\u00a0${titles.FR}\u00a0» est déjà retourné, ou son retour est déjà demandé.`
        : max === 1
          ? `«\u00a0${titles.FR}\u00a0»\u00a0: un seul article peut être retourné.`
          : `«\u00a0${titles.FR}\u00a0»\u00a0: on peut en retourner de 1 à ${max}.`,
    REFUND_NO_CARD: () =>
      'Cette commande n’a pas été payée par carte. Choisissez les espèces, ou aucun remboursement.',
    REFUND_NONE: () =>
      'Sans remboursement, le montant est 0. Choisissez la carte ou les espèces pour rembourser.',
    REFUND_AMOUNT: ({ max }: { readonly max: Centimes }) =>
      `On peut rembourser au plus ${formatMoney(max)} pour ces articles.`,
  },
  NOT_ALLOWED_NOW: {
    CHANGE: (order: Numbered) =>
      order.status === 'SHIPPED'
        ? `${isNow(order)}\u00a0: seul son numéro de colis peut encore changer.`
        : `${isNow(order)}\u00a0: elle ne peut plus être modifiée.`,
    DEARER: ({ payable, wanted }: { readonly payable: Centimes; readonly wanted: Centimes }) =>
      `Cette commande est payée par carte\u00a0: elle peut coûter au plus ${formatMoney(payable)}, et coûterait ${formatMoney(wanted)}.`,
    RECEIVE_RETURN: (order: Numbered) =>
      `${isNow(order)}\u00a0: un retour n’est reçu que d’une commande livrée.`,
    NO_OPEN_RETURN: ({ number }: { readonly number: string }) =>
      `Aucun retour n’est demandé pour la commande ${number}.`,
    NO_PARCEL: (order: Numbered) => `${isNow(order)}\u00a0: aucun colis refusé n’en est attendu.`,
    RETURN_CLOSED: ({ number }: { readonly number: string }) =>
      `Ce retour de la commande ${number} n’est plus attendu\u00a0: il est déjà reçu, refusé ou annulé.`,
    ANONYMISED: ({ number }: { readonly number: string }) =>
      `La commande ${number} est anonymisée\u00a0: rien ne peut plus y être noté.`,
  },
} as const;
