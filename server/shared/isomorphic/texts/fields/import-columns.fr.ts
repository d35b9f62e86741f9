import { productFieldNames } from '#shared/texts/fields/product-fields.fr.ts';
import { codeNames } from '#shared/texts/fields/variant-fields.fr.ts';

/** Names that staff use for the columns of catalogue files; headings of files may be these, too. */
export const importColumnNames = {
  id: 'Identifiant',
  ...productFieldNames,
  category: 'Catégorie',
  price: 'Prix',
  originalPrice: 'Prix d’origine',
  outOfStock: 'Épuisé',
  image: 'Photo',
  imageAlt: 'Texte de la photo',
  gallery: 'Autres photos',
  galleryAlt: 'Textes des autres photos',
  ratingValue: 'Note des clients',
  ratingCount: 'Nombre d’avis',
  occasions: 'Occasions',
  colorFamilies: 'Familles de couleur',
  audience: 'Pour qui',
  kinds: 'Sortes d’articles',
  silhouette: 'Silhouette',
  'title.ar': 'Titre en arabe',
  'description.ar': 'Description en arabe',
  'title.en': 'Titre en anglais',
  'description.en': 'Description en anglais',
  variant: 'Déclinaison',
  sku: 'Référence',
  options: 'Taille, couleur et autres options',
  stock: 'Stock',
  variantPrice: 'Prix de la déclinaison',
  variantOriginalPrice: 'Prix d’origine de la déclinaison',
  frame: 'Mesures de la monture',
  ...codeNames,
} as const;

export type ImportColumn = keyof typeof importColumnNames;

/** Columns in the order of the list above, in which forms show them. */
export const IMPORT_COLUMNS = Object.keys(importColumnNames) as readonly ImportColumn[];
