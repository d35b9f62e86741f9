import { formatMoney } from '#shared/money.format.ts';
import { orderStatuses } from '#shared/texts/order.fr.ts';

import type { OrderNow, OtherWays, SomeSentences } from '../shared/problem-codes.ts';

const isNow = ({ number, status }: OrderNow) =>
  `La commande ${number} est «\u00a0${orderStatuses[status]}\u00a0»`;

const alternatives = new Intl.ListFormat('fr', { type: 'disjunction' });

/** Says how to order all the same. */
function otherWays({ canConfirm, canPayByCard, hasPickup }: OtherWays): string {
  const ways = [
    ...(canConfirm ? ['confirmer vos commandes par le lien reçu par e-mail'] : []),
    ...(canPayByCard ? ['payer par carte, avec un compte'] : []),
    ...(hasPickup ? ['choisir le retrait en boutique'] : []),
    'nous appeler',
  ];
  return `Vous pouvez ${alternatives.format(ways)}.`;
}

/** Problems of orders, payments and returns. */
export const orderProblems = {
  REQUIRED: {
    GUEST_ORDER: () => 'Veuillez remplir tous les champs obligatoires',
    ALTERATIONS: () =>
      'Cochez que vous l’acceptez\u00a0: un article retouché n’est ni repris ni échangé, sauf défaut.',
    FIND_ORDER: () => 'Veuillez indiquer le numéro de la commande et le téléphone.',
    RETURN_LINES: () => 'Choisissez au moins un article à retourner.',
    RETURN_REQUEST: () =>
      'Plusieurs retours sont demandés pour cette commande\u00a0: indiquez lequel (requestId).',
    REFUSAL: () => 'Veuillez indiquer pourquoi le retour est refusé\u00a0: le client le lira.',
  },
  INVALID: {
    IDEMPOTENCY_KEY: () => 'La clé d’idempotence doit compter de 8 à 128 caractères visibles.',
    CHANNEL_WEB: () =>
      'Les commandes du site se passent sur le site. Choisissez le téléphone, WhatsApp ou la boutique.',
    PAYMENT_OF_STAFF: () =>
      'Choisissez le paiement à la livraison ou, pour une vente en boutique, «\u00a0payé en boutique\u00a0».',
    RETURN_NOT_BOUGHT: () => 'Cet article ne fait pas partie de la commande.',
    UNKNOWN_RETURN: () => 'Cette demande de retour n’existe pas.',
    RETURN_QUANTITY: ({ titles, max }) =>
      max === 0
        ? `«\u00a0${titles.FR}\u00a0» est déjà retourné, ou son retour est déjà demandé.`
        : max === 1
          ? `«\u00a0${titles.FR}\u00a0»\u00a0: un seul article peut être retourné.`
          : `«\u00a0${titles.FR}\u00a0»\u00a0: on peut en retourner de 1 à ${max}.`,
    REFUND_NO_CARD: () =>
      'Cette commande n’a pas été payée par carte. Choisissez les espèces, ou aucun remboursement.',
    REFUND_NONE: () =>
      'Sans remboursement, le montant est 0. Choisissez la carte ou les espèces pour rembourser.',
    REFUND_AMOUNT: ({ max }) => `On peut rembourser au plus ${formatMoney(max)} pour ces articles.`,
  },
  LIMIT_REACHED: {
    UNCONFIRMED_ORDERS: (ways) =>
      ways.canConfirm
        ? `Des commandes à ce numéro attendent encore leur confirmation. ${otherWays(ways)}`
        : `Une commande à payer à la livraison n’est pas possible pour ce numéro en ce moment. ${otherWays(ways)}`,
    UNCONFIRMED_QUANTITY: ({ max, ...ways }) =>
      `Au-delà de ${max} exemplaires d’un même article, nous demandons une confirmation. ${otherWays(ways)}`,
  },
  PRICE_CHANGED: {
    PRICE: ({ payable }) =>
      `Les prix ont changé depuis l’affichage\u00a0: le total est maintenant de ${formatMoney(payable)}.`,
    CITY: ({ titles, payable, fee }) =>
      `${titles.FR}\u00a0: la livraison y coûte ${formatMoney(fee)}, le total est maintenant de ${formatMoney(payable)}.`,
    DELIVERY: ({ payable, fee, freeFrom }) =>
      `Les prix ont changé depuis l’affichage. En dessous de ${formatMoney(freeFrom)}, la livraison coûte ${formatMoney(fee)}\u00a0: le total est maintenant de ${formatMoney(payable)}.`,
  },
  UNKNOWN_PAYMENT: () => 'Ce paiement n’existe pas.',
  PAYMENT_REFUSED: () => 'Le paiement n’a pas abouti. Votre carte n’a pas été débitée.',
  PAYMENT_PENDING: () =>
    'Votre banque n’a pas encore répondu. Ne payez pas une seconde fois\u00a0: nous vérifions le paiement.',
  PAYMENT_UNAVAILABLE: {
    CARDS_OFF: () => 'Le paiement par carte n’est pas disponible dans cette boutique.',
    NO_ANSWER: () =>
      'Le service de paiement ne répond pas. Rien n’a été débité, veuillez réessayer plus tard.',
  },
  UNKNOWN_ORDER: {
    LINK: () => 'Cette commande n’existe pas, ou ce lien ne l’ouvre pas.',
    FIND: () =>
      'Aucune commande ne correspond à ce numéro et à ce téléphone. Vérifiez-les, ou appelez notre service client.',
  },
  NOT_ALLOWED_NOW: {
    MOVE: ({ number, from, to }) =>
      from === to
        ? `La commande ${number} est déjà «\u00a0${orderStatuses[to]}\u00a0».`
        : `La commande ${number} est «\u00a0${orderStatuses[from]}\u00a0»\u00a0: elle ne peut pas devenir «\u00a0${orderStatuses[to]}\u00a0».`,
    CANCEL: () =>
      'Cette commande ne peut plus être annulée. Notre service client peut encore vous aider.',
    CONFIRM: () => 'Cette commande est close\u00a0: elle n’est plus à confirmer.',
    RETURN: ({ days }) =>
      `Un retour peut être demandé dans les ${days} jours qui suivent la livraison, une fois par article.`,
    CANCEL_RETURN: () =>
      'Ce retour est déjà reçu, refusé ou annulé\u00a0: il ne peut plus être annulé.',
    OPEN_PAYMENT: () =>
      'Un paiement par carte est en cours. Terminez-le, ou réessayez dans 30 minutes.',
    ORDERS_UNDER_WAY: ({ numbers }) =>
      numbers.length === 1
        ? `La commande ${numbers[0]} est en cours\u00a0: terminez-la, ou demandez son annulation.`
        : `Des commandes sont en cours\u00a0: ${numbers.join(', ')}. Terminez-les, ou demandez leur annulation.`,
    PAID_TOO_LATE: () =>
      'Cette commande était déjà annulée quand le paiement est arrivé\u00a0: la somme débitée vous est remboursée.',
    CHANGE: (order) =>
      order.status === 'SHIPPED'
        ? `${isNow(order)}\u00a0: seul son numéro de colis peut encore changer.`
        : `${isNow(order)}\u00a0: elle ne peut plus être modifiée.`,
    DEARER: ({ payable, wanted }) =>
      `Cette commande est payée par carte\u00a0: elle peut coûter au plus ${formatMoney(payable)}, et coûterait ${formatMoney(wanted)}.`,
    RECEIVE_RETURN: (order) =>
      `${isNow(order)}\u00a0: un retour n’est reçu que d’une commande livrée.`,
    NO_OPEN_RETURN: ({ number }) => `Aucun retour n’est demandé pour la commande ${number}.`,
    NO_PARCEL: (order) => `${isNow(order)}\u00a0: aucun colis refusé n’en est attendu.`,
    RETURN_CLOSED: ({ number }) =>
      `Ce retour de la commande ${number} n’est plus attendu\u00a0: il est déjà reçu, refusé ou annulé.`,
    ANONYMISED: ({ number }) =>
      `La commande ${number} est anonymisée\u00a0: rien ne peut plus y être noté.`,
  },
  IDEMPOTENCY_CONFLICT: () => 'Cette clé a déjà servi pour une autre commande.',
} as const satisfies SomeSentences;
