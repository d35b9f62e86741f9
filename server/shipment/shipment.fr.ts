import { formatMoney } from '#shared/money.format.ts';
import { orderStatuses } from '#shared/texts/order.fr.ts';
import type { SomeSentences } from '../shared/problem-codes.ts';
import type { TaskKind } from './shipment.records.ts';

/** Problems of carriers and parcels. */
export const shipmentProblems = {
  UNKNOWN_CARRIER: () => 'Ce transporteur n’existe pas.',
  UNKNOWN_SHIPMENT: () => 'Ce colis n’existe pas.',
  UNKNOWN_TASK: () => 'Cette tâche n’existe pas, ou est déjà réglée.',
  CARRIER_UNAVAILABLE: ({ name }) => `${name} ne répond pas. Réessayez dans quelques minutes.`,
  CARRIER_REFUSED: {
    WORDS: ({ name, text }) => `${name} refuse\u00a0: «\u00a0${text}\u00a0».`,
    CREDENTIALS: ({ name }) =>
      `Les identifiants de ${name} manquent ou ne peuvent plus être lus. Saisissez-les à nouveau.`,
  },
  REQUIRED: {
    SHIPMENT_PHONE: () => 'Il manque le téléphone du destinataire.',
    SHIPMENT_STREET: () => 'Il manque l’adresse du destinataire.',
    CARRIER_KIND: () => 'Choisissez la sorte du transporteur.',
  },
  INVALID: {
    CARRIER_KIND: () => 'La sorte d’un transporteur ne change pas.',
    CARRIER_CREDENTIAL: ({ text, known }) =>
      known.length === 0
        ? 'Ce transporteur ne demande aucun identifiant.'
        : `«\u00a0${text}\u00a0» n’est pas un identifiant de ce transporteur, qui demande\u00a0: ${known.join(', ')}.`,
    CARRIER_PAGE: () =>
      'La page de suivi est une adresse https qui contient {numero}, à la place du numéro.',
    CARRIER_CITY: () => 'Choisissez une ville du transporteur.',
    SHIPMENT_NAME: () =>
      'Le nom du destinataire ne peut être vide, ni contenir de barre, de point-virgule, de deux-points ou de saut de ligne.',
    SHIPMENT_CITY: ({ text, name }) =>
      `«\u00a0${text}\u00a0» n’est associée à aucune ville de ${name}.`,
    SHIPMENT_CASH: ({ max, name }) =>
      `${name} n’encaisse pas plus de ${formatMoney(max)} par colis.`,
    SHIPMENT_CARRIERS: () => 'Choisissez des colis d’un seul transporteur.',
  },
  LIMIT_REACHED: {
    CARRIERS: ({ max }) => `Une boutique ne peut pas avoir plus de ${max} transporteurs.`,
  },
  VERSION_CONFLICT: {
    CARRIER: () => 'Ce transporteur a été modifié entre-temps. Rien n’a été enregistré.',
  },
  NOT_ALLOWED_NOW: {
    SHIP: ({ number, status }) =>
      `La commande ${number} ne peut pas être expédiée\u00a0: elle est «\u00a0${orderStatuses[status]}\u00a0».`,
    SHIP_PICKUP: ({ number }) =>
      `La commande ${number} est à retirer en boutique\u00a0: elle ne s’expédie pas.`,
    HAS_SHIPMENT: ({ number, name }) => `La commande ${number} a déjà un colis, chez ${name}.`,
    EXCHANGE_PARCEL: ({ number, name }) => `L’échange ${number} a déjà un colis, chez ${name}.`,
    CARRIER_OFF: ({ name }) => `${name} est désactivé.`,
    SHIPMENT_LEFT: ({ id }) => `Le colis ${id} est déjà parti\u00a0: il ne s’annule plus.`,
    SHIPMENT_UNCERTAIN: ({ id, name }) => `${name} n’a pas encore répondu au sujet du colis ${id}.`,
    SHIPMENT_NOT_TYPED: ({ id }) =>
      `Le numéro du colis ${id} vient du transporteur\u00a0: il ne se saisit pas.`,
    SHIPMENT_TEST: ({ id }) => `Le colis ${id} ne peut pas avancer ainsi.`,
    CARRIER_SITE: ({ id, name }) =>
      `${name} n’annule un colis que sur son site\u00a0: annulez-y le colis ${id}.`,
    NO_LABELS: ({ name }) => `${name} n’a pas d’étiquettes\u00a0: imprimez celles de la boutique.`,
  },
} as const satisfies SomeSentences;

/** Columns of the sheet for couriers. */
export const courierColumns = [
  'Commande',
  'Destinataire',
  'Téléphone',
  'Adresse',
  'Code postal',
  'Ville',
  'Articles',
  'À encaisser (DH)',
  'Numéro de colis',
] as const;

interface TaskWords {
  readonly number: string;
  readonly carrier: string;
  readonly words: string | null;
}

const said = (words: string | null) => (words === null ? '' : `\u00a0: «\u00a0${words}\u00a0»`);

/** Sentences of tasks under « Aujourd’hui ». */
export const taskSentences: Readonly<Record<TaskKind, (about: TaskWords) => string>> = {
  REFUSED: ({ number, carrier }) =>
    `Le colis de ${number} a été refusé, ${carrier} le rapporte. Appelez le client, ou notez le refus.`,
  RETURNED: ({ number, carrier }) =>
    `${carrier} dit avoir rendu le colis de ${number}. Vérifiez, puis remettez les articles en stock.`,
  LOST: ({ number, carrier }) =>
    `${carrier} a perdu le colis de ${number}. Prévenez le client et demandez le remboursement.`,
  PARTIAL: ({ number }) =>
    `Une partie seulement du colis de ${number} a été livrée. Vérifiez ce qui revient et ce qui a été payé.`,
  CANCELLED: ({ number, carrier }) =>
    `${carrier} a annulé le colis de ${number}. Expédiez la commande à nouveau, ou annulez-la.`,
  UNKNOWN_STATE: ({ number, carrier, words }) =>
    `${carrier} dit du colis de ${number} quelque chose que la boutique ne connaît pas${said(words)}.`,
  CONTRADICTION: ({ number, carrier, words }) =>
    `${carrier} dit deux fins différentes du colis de ${number}${said(words)}. Demandez-lui laquelle est vraie.`,
  UNCERTAIN: ({ number, carrier, words }) =>
    `Personne ne sait si ${carrier} a le colis de ${number}${said(words)}. Vérifiez sur son site.`,
  ORDER: ({ number, carrier }) =>
    `La commande ${number} ne s’accorde pas avec son colis chez ${carrier}. Vérifiez les deux.`,
};

const exchangeSentences: Readonly<Partial<Record<TaskKind, (about: TaskWords) => string>>> = {
  REFUSED: ({ number, carrier }) =>
    `Le colis de l’échange ${number} a été refusé, ${carrier} le rapporte. Le client garde ce qu’il a\u00a0: notez l’échec quand le colis est revenu.`,
  RETURNED: ({ number, carrier }) =>
    `${carrier} dit avoir rendu le colis de l’échange ${number}. Vérifiez, puis notez l’échec\u00a0: les articles reviennent en stock.`,
  LOST: ({ number, carrier }) =>
    `${carrier} a perdu le colis de l’échange ${number}. Prévenez le client et demandez le remboursement.`,
  PARTIAL: ({ number }) =>
    `L’échange ${number} n’a eu lieu qu’en partie. Vérifiez ce qui revient et ce qui a été payé, puis notez la réception.`,
  CANCELLED: ({ number, carrier }) =>
    `${carrier} a annulé le colis de l’échange ${number}. Expédiez-le à nouveau, ou notez l’échec.`,
  ORDER: ({ number, carrier }) =>
    `L’échange ${number} ne s’accorde pas avec son colis chez ${carrier}. Vérifiez les deux.`,
};

/** Returns the sentence of a task about a parcel of an exchange, whose number is given. */
export const exchangeTaskSentence = (kind: TaskKind, about: TaskWords) =>
  (exchangeSentences[kind] ?? taskSentences[kind])(about);
