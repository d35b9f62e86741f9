/** Texts of what a search suggests, and what the list of products shares with it. */
export const searchTexts = {
  count: (n: number) => `${n} ${n < 2 ? 'produit' : 'produits'}`,
  nothingFor: (text: string) => `Aucun résultat pour «\u00a0${text}\u00a0».`,
  wholeShop: 'Voir toute la boutique',
  suggestions: 'Suggestions',
  suggestionCount: (n: number) =>
    n === 0 ? 'Aucune suggestion' : `${n} ${n < 2 ? 'suggestion' : 'suggestions'}`,
  category: 'Catégorie',
  brand: 'Marque',
} as const;
