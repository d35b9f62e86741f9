const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;
const signed = (percent: number) => `${percent > 0 ? '+' : ''}${percent}\u00a0%`.replace('-', '−');

/** The back office's texts about sales. */
export const frSales = {
  title: 'Ventes',
  periods: 'Découper par',
  tabs: { DAY: 'Jour', WEEK: 'Semaine', MONTH: 'Mois' },
  choose: 'Choisir les dates',
  sums: {
    label: 'Ventes de la période',
    sales: 'Ventes',
    orders: 'Commandes',
    quantity: 'Pièces',
    refunded: 'Remboursé',
  },
  before: (value: string) => `${value} avant`,
  change: signed,
  nothingBefore: 'Rien avant',
  /** Both are days such as `22 novembre 2026`. */
  span: (from: string, to: string) => (from === to ? from : `Du ${from} au ${to}`),
  week: (day: string) => `Semaine du ${day}`,
  bar: (name: string, now: string, before: string) => `${name}\u00a0: ${now}, ${before} avant`,
  legend: { now: 'Cette période', before: 'La période d’avant' },
  table: 'Voir les chiffres',
  note: 'Les commandes comptent le jour où elles sont passées, sans celles qui sont annulées, refusées, impayées ou entièrement retournées. «\u00a0Remboursé\u00a0» est l’argent rendu pendant la période. Les chiffres ont une minute au plus.',
  columns: {
    period: 'Période',
    salesBefore: 'Avant',
    change: 'Évolution',
    share: 'Part',
    rate: 'Refus',
  },
  none: '—',
  channels: {
    title: 'Par canal',
    column: 'Canal',
  },
  groups: {
    PRODUCTS: { title: 'Par produit', column: 'Produit' },
    SIZES: { title: 'Par taille', column: 'Taille' },
    CATEGORIES: { title: 'Par catégorie', column: 'Catégorie' },
    noSize: 'Sans taille',
    removed: 'Produit retiré',
    empty: 'Rien de vendu dans cette période.',
  },
  returns: {
    title: 'Retours par motif',
    column: 'Motif',
    returns: 'Retours',
    noReason: 'Sans motif',
    empty: 'Aucun retour dans cette période.',
  },
  refusals: {
    title: 'Refus par ville',
    column: 'Ville',
    refused: 'Refusées',
    delivered: 'Livrées',
    noCity: 'Sans ville',
    empty: 'Rien de livré ni de refusé dans cette période.',
  },
  first: (count: number) => `Les ${count} premiers\u00a0; le fichier CSV les a tous.`,
  csv: {
    label: 'CSV',
    named: (title: string) => `CSV, ${title}`,
    fileName: (title: string, from: string, to: string) =>
      `${title.toLowerCase().replaceAll(' ', '-')}-${from}-${to}.csv`,
  },
  orders: (count: number) => plural(count, 'commande', 'commandes'),
} as const;
