import { formatMoney } from '#shared/money.format.ts';
import { type Centimes } from '#shared/money.ts';

interface Max {
  readonly max: number;
}
interface Text {
  readonly text: string;
}

/** Problems of products and their stock in the back office. */
export const frEditingProblems = {
  INVALID: {
    AMOUNT: ({ max }: { readonly max: Centimes }) =>
      `Le prix doit être compris entre 0,01 et ${formatMoney(max)}.`,
    NUMBER: ({ min, max }: Max & { readonly min: number }) =>
      `Ce doit être un nombre entier de ${min} à ${max}.`,
    LIST_LENGTH: ({ max }: Max) => `Cette liste doit en compter de 1 à ${max}.`,
    LIST_TOO_LONG: ({ max }: Max) => `Cette liste ne peut pas en compter plus de ${max}.`,
    TWICE: ({ text }: Text) => `«\u00a0${text}\u00a0» est là plusieurs fois.`,
    ALIKE: ({ text, other }: Text & { readonly other: string }) =>
      `«\u00a0${text}\u00a0» ne diffère de «\u00a0${other}\u00a0» que par les majuscules ou les accents.`,
    SWATCH: () => 'Une teinte s’écrit comme #1f2a44.',
    SIZE_GUIDE: () => 'Ce guide des tailles n’existe pas.',
    OPTIONS_DIFFER: () =>
      'Les déclinaisons n’ont pas ces options. Changez-les ensemble\u00a0: options et déclinaisons.',
    VARIANT_VALUES: ({ count }: { readonly count: number }) =>
      count === 0
        ? 'Ce produit n’a pas d’options\u00a0: ses déclinaisons n’ont pas de valeurs.'
        : `Une déclinaison a une valeur pour chaque option\u00a0: ${count}.`,
    VARIANT_VALUE: ({ text, name }: Text & { readonly name: string }) =>
      `«\u00a0${text}\u00a0» n’est pas une valeur de l’option «\u00a0${name}\u00a0».`,
    VARIANT_TWICE: ({ first }: { readonly first: number }) =>
      `Cette déclinaison est déjà dans la liste (n\u00b0\u00a0${first}).`,
    STOCK_BY_SET_STOCK: () =>
      'Le stock d’une déclinaison existante se change à part, avec setStock.',
    STOCK_BELOW_ALLOCATED: ({ allocated }: { readonly allocated: number }) =>
      `Des commandes en attendent ${allocated}\u00a0: le stock ne peut pas être plus petit.`,
    PICTURE_TURNED: () =>
      'Cette image est tournée par ses métadonnées (EXIF). Enregistrez-la à l’endroit.',
    PICTURE_TWICE: () => 'Ce produit a déjà cette image.',
    PICTURE_WIDTHS: () =>
      'Les fichiers sont la même image en plusieurs largeurs, la plus grande d’abord.',
    IMAGE_URL: () => 'Ce n’est pas une image de ce produit\u00a0: ajoutez-la d’abord.',
    IMAGE_COLOUR: ({ text }: Text) => `«\u00a0${text}\u00a0» n’est pas une couleur de ce produit.`,
    IMAGE_FIRST: ({ text }: Text) =>
      `La première image montre la première couleur\u00a0: «\u00a0${text}\u00a0».`,
  },
  UNKNOWN_VARIANT: {
    EDITED: ({ id }: { readonly id: string }) =>
      `La déclinaison «\u00a0${id}\u00a0» n’existe pas ou n’existe plus.`,
  },
  LIMIT_REACHED: {
    PICTURES: ({ max }: Max) => `Un produit ne peut pas avoir plus de ${max} images.`,
  },
  NOT_ALLOWED_NOW: {
    ARCHIVED: () => 'Ce produit est archivé\u00a0: remettez-le d’abord au catalogue.',
  },
} as const;
