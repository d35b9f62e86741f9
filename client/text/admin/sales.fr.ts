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
  losses: {
    title: 'Refus et appels',
    sums: (
      {
        delivered,
        refused,
        rate,
        carriersFault,
      }: { delivered: number; refused: number; rate: number; carriersFault: number },
      cost: string,
    ) =>
      `${plural(refused, 'colis refusé', 'colis refusés')} pour ${plural(delivered, 'colis livré', 'colis livrés')}, soit ${rate}\u00a0%. Coût\u00a0: ${cost}. En plus, ${plural(carriersFault, 'échec', 'échecs')} par la faute du transporteur.`,
    note: 'Commandes passées dans la période, hors retrait et boutique. Un refus coûte les frais d’aller et de retour du transporteur du colis, ou 25 et 15\u00a0DH quand ils sont inconnus. Ce qui est la faute du transporteur est compté à part, sans coût. Une commande de plusieurs articles compte pour chacun, et son coût est partagé entre eux.',
    groups: {
      REFUSED_CITIES: { title: 'Coût des refus par ville', column: 'Ville', none: 'Sans ville' },
      REFUSED_CARRIERS: {
        title: 'Coût des refus par transporteur',
        column: 'Transporteur',
        none: 'Coursier',
      },
      REFUSED_PRODUCTS: { title: 'Coût des refus par produit', column: 'Produit', none: '' },
      REFUSED_SIZES: {
        title: 'Coût des refus par taille',
        column: 'Taille',
        none: 'Sans taille',
      },
    },
    refused: 'Refusées',
    delivered: 'Livrées',
    rate: 'Refus',
    carriersFault: 'Transporteur',
    cost: 'Coût',
    empty: 'Rien de livré ni de refusé dans cette période.',
    calls: {
      title: 'Appels et ce qu’ils ont évité',
      column: 'Résultat',
      count: 'Nombre',
      amount: 'Montant',
      rows: {
        confirmed: 'Commandes confirmées par un appel',
        cancelled: 'Annulées après un contact, pertes évitées',
        price: 'Appels, à leur prix',
        balance: 'Gain net',
      },
      rule: 'Une commande annulée après un contact et avant l’expédition évite ses frais d’aller et de retour, multipliés par le risque qu’elle soit refusée, d’après les livraisons à ce numéro, à cette ville et de la boutique. On en retire le prix de chaque appel, qui est dans les réglages\u00a0; un message ne compte pas comme un appel.',
    },
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
