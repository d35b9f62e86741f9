import { formatMoney } from '#shared/money.format.ts';
import { bodyMeasureHeadings } from '#shared/texts/fields/body-measures.fr.ts';
import { plural } from '../../shared/text/commands.fr.ts';
import { explainPicture } from '../picture/picture.fr.ts';

import type { SomeSentences } from '../../shared/problem-codes.ts';

export const reserved = (allocated: number) =>
  `${plural(allocated, 'pièce est réservée', 'pièces sont réservées')} par des commandes`;

function contentsOf(products: number, archived: number): string {
  return [
    ...(products > 0 ? [plural(products, 'produit', 'produits')] : []),
    ...(archived > 0 ? [plural(archived, 'produit archivé', 'produits archivés')] : []),
  ].join(' et ');
}

/** Problems of products, their stock and their categories in the back office. */
export const catalogStaffProblems = {
  REQUIRED: {
    CATEGORY_NAME: () => 'Le nom de la catégorie ne peut pas être vide.',
  },
  INVALID: {
    AMOUNT: ({ max }) => `Le prix doit être compris entre 0,01 et ${formatMoney(max)}.`,
    ALIKE: ({ text, other }) =>
      `«\u00a0${text}\u00a0» ne diffère de «\u00a0${other}\u00a0» que par les majuscules ou les accents.`,
    SWATCH: () => 'Une teinte s’écrit comme #1f2a44.',
    SIZE_GUIDE: () => 'Ce guide des tailles n’existe pas.',
    SIZE_GUIDE_COLUMNS: ({ min, max }) =>
      `Un guide a de ${min} à ${max} colonnes, la taille d’abord.`,
    SIZE_GUIDE_ROWS: ({ max }) => `Un guide a au moins une taille, et ${max} au plus.`,
    SIZE_GUIDE_CELLS: ({ found, wanted }) =>
      `Cette ligne a ${plural(found, 'case', 'cases')}\u00a0: il en faut ${wanted}, une par colonne.`,
    SIZE_GUIDE_CELL: () =>
      'Une mesure du corps s’écrit en centimètres\u00a0: 92, ou 155–160. La case peut rester vide.',
    SIZE_GUIDE_TWICE: ({ text }) => `«\u00a0${text}\u00a0» est déjà dans ce guide.`,
    SIZE_GUIDE_MEASURE: ({ measure }) =>
      `Aucune colonne n’a cette mesure\u00a0: nommez-en une «\u00a0${bodyMeasureHeadings[measure]}\u00a0».`,
    OPTION_EMPTY: () => 'Ajoutez au moins une valeur, ou retirez l’option.',
    ALTERATION_ID: () =>
      'L’identifiant d’une retouche s’écrit en minuscules, chiffres et traits d’union.',
    ALTERATION_BOUNDS: () => 'La mesure la plus grande doit dépasser la plus petite.',
    ALTERATION_STEP: ({ max }) =>
      `Le pas doit diviser l’écart entre les deux mesures, en ${max} parts au plus.`,
    ALTERATION_NUMBER: ({ max }) =>
      `Ce doit être un nombre de 0 à ${max}, avec deux décimales au plus.`,
    KIND: ({ text }) => `Ce genre d’article n’existe pas\u00a0: «\u00a0${text}\u00a0».`,
    OPTIONS_DIFFER: () =>
      'Les déclinaisons n’ont pas ces options. Changez-les ensemble\u00a0: options et déclinaisons.',
    VARIANT_VALUES: ({ count }) =>
      count === 0
        ? 'Ce produit n’a pas d’options\u00a0: ses déclinaisons n’ont pas de valeurs.'
        : `Une déclinaison a une valeur pour chaque option\u00a0: ${count}.`,
    VARIANT_VALUE: ({ text, name }) =>
      `«\u00a0${text}\u00a0» n’est pas une valeur de l’option «\u00a0${name}\u00a0».`,
    VARIANT_TWICE: ({ first }) =>
      `Cette déclinaison est déjà dans la liste (n\u00b0\u00a0${first}).`,
    STOCK_BY_SET_STOCK: () =>
      'Le stock d’une déclinaison existante se change à part, avec setStock.',
    STOCK_BELOW_ALLOCATED: ({ allocated }) =>
      `Des commandes en attendent ${allocated}\u00a0: le stock ne peut pas être plus petit.`,
    PICTURE: ({ picture }) => explainPicture(picture),
    PICTURE_TURNED: () =>
      'Cette image est tournée par ses métadonnées (EXIF). Enregistrez-la à l’endroit.',
    PICTURE_TWICE: () => 'Ce produit a déjà cette image.',
    PICTURE_WIDTHS: () =>
      'Les fichiers sont la même image en plusieurs largeurs, la plus grande d’abord.',
    IMAGE_URL: () => 'Ce n’est pas une image de ce produit\u00a0: ajoutez-la d’abord.',
    HOME_IMAGE: () => 'Ce n’est pas une image de la page d’accueil\u00a0: ajoutez-la d’abord.',
    BRAND: ({ text }) => `Aucun produit n’est de la marque «\u00a0${text}\u00a0».`,
    BEFORE_ITSELF: () => 'Un produit ne peut pas se placer devant lui-même.',
    OTHER_CATEGORY: ({ name }) => `Ce produit n’est pas de la catégorie «\u00a0${name}\u00a0».`,
    IMAGE_COLOUR: ({ text }) => `«\u00a0${text}\u00a0» n’est pas une couleur de ce produit.`,
    IMAGE_FIRST: ({ text }) =>
      `La première image montre la première couleur\u00a0: «\u00a0${text}\u00a0».`,
    OPTION_WORD: ({ text }) =>
      `«\u00a0${text}\u00a0» n’est ni le nom ni une valeur d’une option à traduire.`,
    CATEGORY_NAME: () => 'Le nom de la catégorie doit contenir au moins une lettre ou un chiffre.',
    CATEGORY_TAKEN: ({ name }) =>
      `La catégorie «\u00a0${name}\u00a0» existe déjà (majuscules et accents ne comptent pas).`,
  },
  UNKNOWN_PRODUCT: {
    ID: ({ id }) => `Le produit «\u00a0${id}\u00a0» n’existe pas.`,
    LISTED: ({ id }) =>
      `Le produit «\u00a0${id}\u00a0» n’est pas au catalogue\u00a0: il n’a pas de place dans la liste.`,
  },
  UNKNOWN_VARIANT: {
    EDITED: ({ id }) => `La déclinaison «\u00a0${id}\u00a0» n’existe pas ou n’existe plus.`,
  },
  UNKNOWN_CATEGORY: ({ name }) => `La catégorie «\u00a0${name}\u00a0» n’existe pas.`,
  UNKNOWN_SIZE_GUIDE: () => 'Ce guide des tailles n’existe pas, ou n’existe plus.',
  LIMIT_REACHED: {
    SIZE_GUIDES: ({ max }) =>
      `La boutique a déjà ${max} guides des tailles, le plus qu’elle peut avoir.`,
    PICTURES: ({ max }) => `Un produit ne peut pas avoir plus de ${max} images.`,
    CATEGORIES: ({ max }) => `La boutique a déjà ${max} catégories, le plus qu’elle peut avoir.`,
  },
  NOT_ALLOWED_NOW: {
    HOME_PUBLISHED: () => 'La page d’accueil est déjà telle quelle en ligne\u00a0: rien à publier.',
    HOME_NO_STEP: () => 'Il n’y a pas d’état précédent à remettre en ligne.',
    ARCHIVED: () => 'Ce produit est archivé\u00a0: remettez-le d’abord au catalogue.',
    VARIANT_BASE: ({ id }) =>
      `«\u00a0${id}\u00a0» est la déclinaison de base\u00a0: elle reste tant que le produit existe. Mettez son stock à 0, ou archivez le produit.`,
    VARIANT_ALLOCATED: ({ id, allocated }) =>
      `«\u00a0${id}\u00a0» ne peut pas être retirée\u00a0: ${reserved(allocated)}.`,
    CATEGORY_NOT_EMPTY: ({ name, products, archived }) =>
      `La catégorie «\u00a0${name}\u00a0» n’est pas vide\u00a0: ${contentsOf(products, archived)}. Donnez-leur d’abord une autre catégorie, ou supprimez-les.`,
    SIZE_GUIDE_USED: ({ products, archived }) =>
      `Ce guide sert encore\u00a0: ${contentsOf(products, archived)}. Donnez-leur d’abord un autre guide, ou aucun.`,
  },
  VERSION_CONFLICT: {
    PRODUCT: () => 'Ce produit a été modifié entre-temps. Rien n’a été enregistré.',
    CATEGORY: () => 'Cette catégorie a été modifiée entre-temps. Rien n’a été enregistré.',
    SIZE_GUIDE: () => 'Ce guide a été modifié entre-temps. Rien n’a été enregistré.',
    HOME: () => 'La page d’accueil a été modifiée entre-temps. Rien n’a été enregistré.',
    STOCK: () => 'Ce stock a été modifié entre-temps. Rien n’a été enregistré.',
  },
} as const satisfies SomeSentences;
