import { formatMoney } from '#shared/money.format.ts';
import { exchangeStatuses } from '#shared/texts/exchange.fr.ts';

import type { SomeSentences } from '../../shared/problem-codes.ts';

/** Problems of exchanges. */
export const exchangeProblems = {
  REQUIRED: {
    EXCHANGE_LINES: () => 'Choisissez au moins un article à échanger.',
    EXCHANGE_REFUSAL: () =>
      'Veuillez indiquer pourquoi l’échange n’a pas lieu\u00a0: le client le lira.',
  },
  INVALID: {
    EXCHANGE_NOT_BOUGHT: () => 'Cet article ne fait pas partie de la commande.',
    EXCHANGE_NOT_NAMED: () => 'Cet article ne fait pas partie de l’échange.',
    EXCHANGE_QUANTITY: ({ titles, max }) =>
      max === 0
        ? `«\u00a0${titles.FR}\u00a0» ne peut plus être échangé, ou l’est déjà.`
        : max === 1
          ? `«\u00a0${titles.FR}\u00a0»\u00a0: un seul article peut être échangé.`
          : `«\u00a0${titles.FR}\u00a0»\u00a0: on peut en échanger de 1 à ${max}.`,
    EXCHANGE_SAME: () => 'Choisissez une autre taille ou une autre couleur.',
    EXCHANGE_CHOICE: () =>
      'Un article s’échange contre une autre taille ou couleur du même article. Pour un autre article, demandez un retour.',
    EXCHANGE_COLLECTED: ({ max }) =>
      `Le montant à encaisser pour cet échange est ${formatMoney(max)}.`,
    UNKNOWN_EXCHANGE: () => 'Cet échange n’existe pas.',
  },
  NOT_ALLOWED_NOW: {
    EXCHANGE: ({ days }) =>
      `Un échange peut être demandé dans les ${days} jours qui suivent la livraison, deux fois au plus par article.`,
    EXCHANGE_OPEN: ({ number }) =>
      `L’échange ${number} est en cours\u00a0: terminez-le, ou refusez-le, avant un retour de toute la commande.`,
    EXCHANGE_MOVE: ({ number, from, to }) =>
      from === to
        ? `L’échange ${number} est déjà «\u00a0${exchangeStatuses[to]}\u00a0».`
        : `L’échange ${number} est «\u00a0${exchangeStatuses[from]}\u00a0»\u00a0: il ne peut pas devenir «\u00a0${exchangeStatuses[to]}\u00a0».`,
  },
} as const satisfies SomeSentences;

/** Problems of exchanges in the back office. */
export const exchangeStaffProblems = {
  VERSION_CONFLICT: {
    EXCHANGE: () => 'Cet échange a changé entre-temps. Rien n’a été enregistré.',
  },
} as const satisfies SomeSentences;
