/** Words of the shop in the preview of its identity. */
export const previewWords = {
  shop: 'Boutique',
  action: 'Découvrir la boutique',
  product: 'Un produit',
  add: 'Ajouter au panier',
  since: (year: string) => `Depuis ${year}`,
};
