/** Texts of a list of nothing, loaded with it. */
export const nothingFoundTexts = {
  empty: 'Aucun produit trouvé.',
  allSoldOut: 'Tout ce qui correspond est en rupture de stock.',
  soldOut: 'Tout est en rupture de stock pour le moment.',
  noProducts: 'La boutique n’a pas encore de produits. Revenez bientôt !',
  /** Without a filter that leaves nothing, `count` products. */
  without: (count: string, filter: string) => `Voir ${count} sans «\u00a0${filter}\u00a0»`,
  above: (count: string, price: string) => `Voir ${count} au-dessus de ${price}`,
  below: (count: string, price: string) => `Voir ${count} au-dessous de ${price}`,
  /** At least two products of a kind. */
  many: (n: number, kind: string) => (n < 2 ? '' : `${n} ${kind.toLowerCase()}`),
  all: (kind: string) => `Voir les ${kind.toLowerCase()}`,
  clearAll: 'Effacer tous les filtres',
  others: 'À découvrir',
} as const;
