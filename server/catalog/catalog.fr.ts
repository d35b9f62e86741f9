import type { SomeSentences } from '../shared/problem-codes.ts';

/** Writes a decimal comma. */
const decimal = (number: number) => String(number).replace('.', ',');

/** Problems of products, alterations and stock alerts. */
export const catalogProblems = {
  UNKNOWN_PRODUCT: {
    CATALOG: () => 'Ce produit n’existe pas ou n’est plus au catalogue.',
  },
  UNKNOWN_VARIANT: {
    CATALOG: () => 'Cette taille ou cette couleur n’existe pas pour ce produit.',
  },
  UNKNOWN_ALTERATION: {
    CATALOG: () => 'Cette retouche n’est pas proposée pour ce produit.',
  },
  REQUIRED: {
    ALTERATION_VALUE: () => 'Indiquez la mesure de cette retouche.',
  },
  INVALID: {
    ALTERATION_TWICE: () => 'Cette retouche est déjà choisie.',
    ALTERATION_VALUE: ({ titles, min, max, step }) =>
      `${titles.FR}\u00a0: de ${decimal(min)} à ${decimal(max)}, par ${decimal(step)}.`,
    ALTERATION_UNMEASURED: () => 'Cette retouche n’a pas de mesure à choisir.',
  },
  NOT_ALLOWED_NOW: {
    IN_STOCK: () => 'Cet article est disponible\u00a0: vous pouvez le commander.',
  },
  INVALID_TOKEN: {
    STOCK_ALERT: () =>
      'Ce lien n’est plus valable\u00a0: l’alerte est terminée, ou elle n’a pas été confirmée dans les 7 jours.',
  },
} as const satisfies SomeSentences;

export const catalogProgramProblems = {
  BAD_USER_INPUT: {
    SHOP_AT: () => 'shopAt doit être le seul champ de la requête.',
    MAX_RATING: () => 'maxRating doit être un nombre de 0 à 5.',
    SEARCH_LENGTH: () => 'La recherche ne peut pas dépasser 200 caractères.',
    IDS: ({ max }) => `On ne peut pas demander plus de ${max} produits à la fois.`,
    PRODUCT: () => 'Ce produit n’existe pas ou n’est plus vendu.',
    BODY_MEASURE: ({ name, min, max }) =>
      `${name} doit être un nombre de centimètres, de ${min} à ${max}.`,
    RELATED: ({ max }) => `first doit être un entier de 1 à ${max}.`,
    FILTER_OPTIONS: () => 'Un filtre ne peut pas combiner plus de 500 valeurs d’options.',
    FRAME_LIKE: ({ max }) => `Les mesures de frameLike sont des millimètres, de 1 à ${max}.`,
    FRAME_FIT: () => 'FRAME_FIT trie d’après frameLike\u00a0: donnez-lui au moins une mesure.',
    FILTER_PRICE: () => 'minPrice et maxPrice ne peuvent pas être négatifs.',
    VARIANT_NAMES: () => 'Au plus 2000 noms de variantes, de 500 caractères chacun.',
    FILTER_VALUES: () => 'Un filtre ne peut pas compter plus de 100 valeurs.',
  },
} as const satisfies SomeSentences;
