const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

/** The back office's texts about the stock of all variants. */
export const frStock = {
  title: 'Stock',
  count: (count: number) => plural(count, 'variante', 'variantes'),
  views: 'Parties du stock',
  all: 'Tout le stock',
  low: 'Stock bas',
  search: 'Rechercher une variante',
  searchHint: 'Article, taille, couleur ou référence',
  help: 'Le plus bas d’abord. Entrée passe à la ligne suivante\u00a0; une colonne de tableur collée remplit les lignes suivantes, un tableau avec une colonne «\u00a0Référence\u00a0», «\u00a0GTIN\u00a0» ou «\u00a0Article\u00a0» celles qu’il nomme, de toute la boutique.',
  empty: {
    none: 'Aucune variante ici pour l’instant.',
    noneFound: 'Aucune variante ne correspond.',
    showAll: 'Tout afficher',
  },
  columns: {
    variant: 'Article',
    sold: 'Vendus en 30 jours',
    waiting: 'Attendus',
    allocated: 'Réservés',
    available: 'Disponibles',
    stock: 'Stock',
  },
  /** Stand behind the number, where no column has a head. */
  words: {
    sold: (count: number) => (count < 2 ? 'vendu en 30 jours' : 'vendus en 30 jours'),
    waiting: (count: number) => (count < 2 ? 'attend' : 'attendent'),
    allocated: (count: number) => (count < 2 ? 'réservé' : 'réservés'),
    available: (count: number) => (count < 2 ? 'disponible' : 'disponibles'),
  },
  notCounted: 'non compté',
  cell: (name: string) => `Stock ${name}`,
  named: (product: string, variant: string) => `${product}, ${variant}`,
  elsewhere: 'Modifiés hors de cette page de la liste',
  saved: (count: number) => `${plural(count, 'stock enregistré', 'stocks enregistrés')}.`,
  remembered: 'Stocks non enregistrés\u00a0: ils vous attendent sur la page «\u00a0Stock\u00a0».',
};
