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
    ALTERED: ({ titles }) =>
      `«\u00a0${titles.FR}\u00a0» a été retouché\u00a0: il n’est ni repris ni échangé, sauf défaut. Dans ce cas, appelez la boutique.`,
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
    ALTERED: () =>
      'Un article retouché n’est ni repris ni échangé, sauf défaut. Dans ce cas, appelez la boutique.',
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
  REQUIRED: {
    ALTERED_LINE: () =>
      'La commande a plusieurs articles retouchés de cette déclinaison\u00a0: précisez lequel (lineId).',
  },
  INVALID: {
    ALTERED_DEFECT: ({ titles }) =>
      `«\u00a0${titles.FR}\u00a0» a été retouché\u00a0: il n’est repris ou échangé que pour un défaut. S’il en a un, notez-le.`,
  },
  NOT_ALLOWED_NOW: {
    RETURN_ALTERED: ({ number }) =>
      `La commande ${number} a un article retouché, qui n’est repris que pour un défaut\u00a0: recevez les articles un à un.`,
  },
  VERSION_CONFLICT: {
    EXCHANGE: () => 'Cet échange a changé entre-temps. Rien n’a été enregistré.',
  },
} as const satisfies SomeSentences;
