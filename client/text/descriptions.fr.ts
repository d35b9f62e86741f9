import type { NamedShop } from '#shared/shop/page-shop.ts';

const at = (city: string | null) => (city === null ? '' : `, à ${city}`);

/** Describes the pages to search engines where the shop does not; braces are filled as in the shop's own texts. */
export const descriptions = {
  DESCRIPTION: ({ name, city, sentence }: NamedShop) =>
    sentence === null
      ? `${name}${at(city)}\u00a0: boutique en ligne, livraison partout au Maroc, paiement à la livraison.`
      : `${name}, ${sentence}. Livraison partout au Maroc, paiement à la livraison.`,
  LIST_DESCRIPTION: ({ name, city }: NamedShop) =>
    `Toute la boutique de ${name}${at(city)}\u00a0: prix, avis et disponibilité.`,
  CATEGORY_DESCRIPTION: ({ name, city }: NamedShop) =>
    `{categorie} chez ${name}${at(city)}\u00a0: prix, avis et disponibilité.`,
  PRODUCT_DESCRIPTION: ({ name, city }: NamedShop) =>
    `{produit}, {marque}\u00a0: prix, avis et disponibilité chez ${name}${at(city)}.`,
  OCCASIONS_DESCRIPTION: ({ name }: NamedShop) =>
    `Mariage, fiançailles, henné, Aïd, soirée, bureau ou plage\u00a0: les pièces de ${name} par occasion, avec les tailles en stock.`,
  PICTURE_ALT: ({ name, city }: NamedShop) => `${name}${at(city)}`,
};

/** `occasion` is a name such as `Mariage`. */
export const describeOccasion = (occasion: string, { name, city }: NamedShop) =>
  `${occasion}\u00a0: la sélection de ${name}${at(city)}, avec les tailles en stock et la livraison avant votre date.`;
