/** Texts of the list of products, its filters and its search. */
export const catalogTexts = {
  documentTitle: 'Boutique',
  title: 'Boutique',
  search: 'Rechercher...',
  clearSearch: 'Effacer la recherche',
  resultsFor: (text: string) => `Résultats pour « ${text} »`,
  searchAsWritten: (text: string) => `Rechercher plutôt « ${text} »`,
  without: (words: readonly string[]) =>
    `Nous n’avons pas tenu compte de ${words.map((word) => `«\u00a0${word}\u00a0»`).join(', ')}.`,
  unsold: (kinds: readonly string[]) => {
    const some = kinds.map(
      (kind) => `${/^[aeéiouyœ]/i.test(kind) ? 'd’' : 'de '}${kind.toLowerCase()}`,
    );
    return `Nous n’avons pas ${some.join(' ni ')}.`;
  },
  answers: 'Vous cherchez peut-être\u00a0:',
  filters: 'Filtres',
  closeFilters: 'Fermer',
  activeFilters: 'Filtres actifs',
  skipFilters: 'Aller aux produits',
  /** The link to the results. */
  showFound: (n: number | undefined) => {
    if (n === undefined) return 'Voir les produits';
    if (n === 0) return 'Aucun produit';
    return n === 1 ? 'Voir le produit' : `Voir les ${n} produits`;
  },
  clearFilters: 'Effacer les filtres',
  all: 'Tout',
  categories: 'Catégories',
  occasion: 'Occasion',
  brands: 'Marques',
  price: 'Prix',
  minPrice: 'Prix minimum (DH)',
  maxPrice: 'Prix maximum (DH)',
  /** A price that may be a thousand or one and a fraction. */
  askPrice: (price: string, digits: string) =>
    `Voulez-vous dire ${price}\u00a0? Écrivez alors ${digits}, sans point ni virgule.`,
  unreadablePrice: 'Écrivez un montant en DH, par exemple 1\u00a0299,50.',
  onSale: 'En promotion',
  priceFrom: (price: string) => `Dès ${price}`,
  priceTo: (price: string) => `Jusqu’à ${price}`,
  /** The server names these options so in this language. */
  options: { size: 'Taille', colour: 'Couleur' },
  size: (size: string) => `Taille : ${size}`,
  option: (title: string, value: string) => `${title} : ${value}`,
  audience: 'Pour',
  width: 'Largeur',
  widths: {
    NARROW: 'Étroite, moins de 130 mm',
    MEDIUM: 'Moyenne, de 130 à 139 mm',
    WIDE: 'Large, dès 140 mm',
  },
  // Not the name of the footer's link: each name leads to one link.
  frameFinder: 'À la taille de mes lunettes',
  maxRating: 'Note maximale',
  sort: 'Trier par',
  sorts: {
    FEATURED: 'En vedette',
    PRICE_ASC: 'Prix croissant',
    PRICE_DESC: 'Prix décroissant',
    NEWEST: 'Nouveautés',
  },
  availability: 'Disponibilité',
  includeOutOfStock: 'Inclure les ruptures de stock',
  results: 'Produits',
  markUpTo: (mark: string) => `Note ≤ ${mark}`,
  ofFive: (mark: string) => `${mark} sur 5`,
  removeFilter: (label: string) => `Retirer le filtre : ${label}`,
  more: 'Voir plus de produits',
  next: 'Page suivante',
  apply: 'Appliquer les filtres',
} as const;
