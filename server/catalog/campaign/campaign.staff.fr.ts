import { formatMoney } from '#shared/money.format.ts';
import type { SomeSentences } from '../../shared/problem-codes.ts';

const named = (text: string) => `«\u00a0${text}\u00a0»`;

/** Problems of campaigns in the back office. */
export const campaignStaffProblems = {
  UNKNOWN_CAMPAIGN: () => 'Cette campagne n’existe pas, ou n’existe plus.',
  REQUIRED: {
    CAMPAIGN_END: () =>
      'Indiquez la fin\u00a0: seule une sélection sans prix réduit peut ne pas en avoir.',
    CAMPAIGN_SCOPE: () => 'Choisissez au moins un produit, une catégorie ou une marque.',
  },
  INVALID: {
    CAMPAIGN_SLUG: ({ max }) =>
      `L’adresse s’écrit en lettres minuscules sans accent, chiffres et traits d’union, ${max} caractères au plus\u00a0: soldes-d-hiver.`,
    CAMPAIGN_SLUG_TAKEN: ({ text }) =>
      `L’adresse ${named(text)} est celle d’une autre campagne\u00a0: choisissez-en une autre.`,
    CAMPAIGN_PICTURE: () => 'Ce n’est pas l’image de cette campagne\u00a0: ajoutez-la d’abord.',
    CAMPAIGN_END: () => 'La fin doit venir après le début.',
    CAMPAIGN_END_PAST: () =>
      'Cette fin est déjà passée\u00a0: terminez la campagne maintenant, ou choisissez une fin à venir.',
    CAMPAIGN_PAST: () =>
      'Le début est passé depuis plus de 5 minutes\u00a0: choisissez-en un à venir.',
    CAMPAIGN_COLLECTION: () =>
      'Une sélection ne change aucun prix\u00a0: laissez la réduction vide, ou choisissez une promotion.',
    CAMPAIGN_PRICE: () => 'Indiquez la réduction\u00a0: un pourcentage ou un montant.',
    CAMPAIGN_PRICES: () => 'Un pourcentage ou un montant\u00a0: gardez l’un des deux.',
    CAMPAIGN_AMOUNT: ({ max }) => `Le montant doit être compris entre 0,01 et ${formatMoney(max)}.`,
    CAMPAIGN_NEW_PRODUCTS: ({ names, count }) => {
      const others = count > names.length ? ` et ${count - names.length} autres` : '';
      return `Des soldes demandent 30 jours de vente avant leur début\u00a0: retirez ${names.map(named).join(', ')}${others}, ou choisissez une promotion.`;
    },
  },
  UNKNOWN_PRODUCT: {
    UNLISTED: ({ text }) =>
      `${named(text)} n’est pas en vente\u00a0: retirez-le, ou remettez-le d’abord au catalogue.`,
  },
  NOT_ALLOWED_NOW: {
    CAMPAIGN_STARTED: () =>
      'La campagne a commencé\u00a0: seuls ses textes, son image et une fin plus proche peuvent encore changer.',
    CAMPAIGN_LATER_END: () =>
      'La campagne a commencé\u00a0: sa fin peut être plus proche, mais pas plus lointaine.',
    CAMPAIGN_ENDED: () =>
      'La campagne est terminée\u00a0: seuls ses textes et son image peuvent encore changer.',
  },
  LIMIT_REACHED: {
    CAMPAIGNS: ({ max }) => `La boutique a déjà ${max} campagnes, le plus qu’elle peut avoir.`,
  },
  VERSION_CONFLICT: {
    CAMPAIGN: () => 'Cette campagne a été modifiée entre-temps. Rien n’a été enregistré.',
  },
} as const satisfies SomeSentences;
