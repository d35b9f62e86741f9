import type { SomeSentences } from '../../shared/problem-codes.ts';

/** Problems of old addresses in the back office. */
export const redirectProblems = {
  INVALID: {
    REDIRECT_FROM: ({ text }) =>
      `«\u00a0${text}\u00a0» n’est pas une ancienne adresse\u00a0: écrivez-la depuis sa barre oblique, /produit/robe-lin, ou en entier avec https://.`,
    REDIRECT_FROM_PAGE: ({ text }) =>
      `«\u00a0${text}\u00a0» est déjà une page de cette boutique\u00a0: elle s’affiche, et ne peut pas mener ailleurs.`,
    REDIRECT_TO: ({ text }) =>
      text.trim() === ''
        ? 'Il manque la nouvelle adresse\u00a0: une page de cette boutique, derrière un point-virgule.'
        : `«\u00a0${text}\u00a0» n’est pas une page de cette boutique\u00a0: copiez l’adresse d’un produit, /products/robe-lin, ou d’une catégorie.`,
    REDIRECT_LOOP: ({ text }) =>
      `«\u00a0${text}\u00a0» est la même adresse\u00a0: elle mènerait à elle-même.`,
  },
  LIMIT_REACHED: {
    REDIRECTS: ({ max }) => `${max} adresses au plus à la fois\u00a0: envoyez le reste ensuite.`,
  },
} as const satisfies SomeSentences;
