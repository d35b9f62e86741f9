import { formatMoney } from '#shared/money.format.ts';

const named = (title: string) => `«\u00a0${title}\u00a0»`;
const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

type Sold = {
  readonly quantity: number;
  readonly orders: number;
  readonly amount: { readonly amount: number };
};

/** Texts of the back office's campaigns. */
export const frCampaigns = {
  title: 'Campagnes',
  help: 'Une campagne baisse des prix, ou présente une sélection, d’une heure à une autre. Elle commence et finit seule.',
  add: 'Nouvelle campagne',
  unknown: 'Campagne introuvable',
  none: {
    RUNNING: 'Aucune campagne en cours.',
    COMING: 'Aucune campagne à venir.',
    ENDED: 'Aucune campagne terminée.',
  },
  states: { RUNNING: 'En cours', COMING: 'À venir', ENDED: 'Terminées' },
  state: { RUNNING: 'En cours', COMING: 'À venir', ENDED: 'Terminée' },
  kinds: { SALE: 'Soldes', PROMOTION: 'Promotion', COLLECTION: 'Sélection' },
  columns: {
    title: 'Campagne',
    kind: 'Genre',
    reduction: 'Réduction',
    dates: 'Dates',
    sold: 'Vendu',
  },
  /** Says what a campaign has sold. */
  sold: ({ quantity, orders, amount }: Sold) =>
    quantity === 0
      ? 'Rien'
      : `${plural(quantity, 'article', 'articles')}, ${formatMoney(amount.amount)} (${plural(orders, 'commande', 'commandes')})`,
  dates: (start: string, end: string) => `du ${start} au ${end}`,
  since: (start: string) => `depuis le ${start}, sans fin`,
  noReduction: 'Aucune',
  percent: (percent: number) => `−${percent}\u00a0%`,
  amount: (centimes: number) => `−${formatMoney(centimes)}`,
  remembered: (title: string) =>
    `Modifications non enregistrées${title === '' ? '' : ` (${title})`}\u00a0: elles vous attendent sur leur page.`,
  saved: 'Campagne enregistrée.',
  conflict:
    'Cette campagne a été modifiée entre-temps. Ce que d’autres ont écrit est sous les champs\u00a0: enregistrez encore une fois pour le remplacer.',
  now: {
    title: 'État',
    COMING: (start: string) => `Elle commence le ${start}.`,
    RUNNING: (end: string | null) =>
      end === null ? 'Elle est en cours, sans fin.' : `Elle est en cours jusqu’au ${end}.`,
    ENDED: (end: string) => `Elle est terminée depuis le ${end}.`,
    cancelled: 'Elle a été retirée avant son début.',
    started: 'Seuls ses textes, son image et une fin plus proche peuvent encore changer.',
    ended: 'Seuls ses textes et son image peuvent encore changer.',
    sold: (text: string) => `Vendu\u00a0: ${text}.`,
    end: 'Terminer maintenant',
    endTitle: (title: string) => `Terminer ${named(title)} maintenant\u00a0?`,
    endText:
      'Les prix d’avant reviennent aussitôt, partout. Une campagne terminée ne recommence pas.',
    cancel: 'Retirer la campagne',
    cancelTitle: (title: string) => `Retirer ${named(title)}\u00a0?`,
    cancelText:
      'Elle ne commencera pas. Elle reste dans la liste, parmi celles qui sont terminées.',
    done: 'La campagne est terminée.',
    saveFirst: 'Enregistrez d’abord ce qui est saisi.',
  },
  terms: {
    title: 'Prix et dates',
    kind: 'Genre',
    kindHelp: {
      SALE: 'Le mot «\u00a0soldes\u00a0» demande par la loi 31-08 un début, une fin, des articles en vente depuis 30 jours, et un prix barré prouvé.',
      PROMOTION: 'Des prix plus bas, d’une date à une autre.',
      COLLECTION: 'Une page qui réunit des articles, sans changer aucun prix.',
    },
    startsAt: 'Début',
    endsAt: 'Fin',
    time: 'Heure du Maroc.',
    endHint: 'Vide\u00a0: sans fin.',
    percent: 'Réduction en pour cent',
    percentHint: 'De 1 à 100.',
    amount: 'Ou réduction par pièce',
    whole: 'Saisissez un nombre entier.',
    wrongAmount: 'Saisissez un montant, par exemple 35 ou 35,50.',
    wrongTime: 'Saisissez un jour et une heure.',
  },
  scope: {
    title: 'Articles',
    help: 'Un article appartient à la campagne par lui-même, par sa catégorie ou par sa marque.',
    list: 'Produits choisis',
    categories: 'Catégories',
    brands: 'Marques',
  },
  texts: {
    title: 'Textes',
    languages: 'Langues de la campagne',
    groups: { FR: 'Textes', AR: 'Textes en arabe', EN: 'Textes en anglais' },
    name: 'Titre',
    slug: 'Adresse de la page',
    slugHint: 'À la fin de /selections/. Lettres minuscules, chiffres et traits d’union.',
    text: 'Texte',
    textHint: 'Facultatif\u00a0: il se lit sur la page de la campagne.',
    translationHint: 'Vide\u00a0: le texte français.',
    alt: 'Texte de l’image',
  },
  picture: {
    title: 'Image',
    none: 'Aucune image.',
    first: 'Enregistrez d’abord la campagne\u00a0: son image s’ajoute ensuite.',
    remove: 'Retirer l’image',
    removed: 'L’image est retirée à l’enregistrement.',
  },
  prices: {
    title: 'Ce que feront les prix',
    loading: 'Calcul des prix…',
    empty:
      'Choisissez des articles, une réduction et un début\u00a0: les prix se montrent ici, avant l’enregistrement.',
    count: (count: number) => plural(count, 'article', 'articles'),
    page: (from: number, to: number, count: number) => `${from} à ${to} sur ${count}`,
    previous: 'Précédents',
    next: 'Suivants',
    list: 'Prix de la campagne',
    variants: (count: number) => `${count} déclinaisons`,
    now: 'aujourd’hui',
    entered: (price: string) => `barré saisi ${price}`,
    struck: (price: string, date: string) => `prix barré ${price}, preuve\u00a0: ${date}`,
    struckAsEntered: (price: string) => `prix barré ${price}, tel que saisi`,
    notStruck: 'rien n’est barré',
    other: (title: string) => `${named(title)} est plus avantageuse\u00a0: son prix l’emporte.`,
    refused: 'Trop récents pour des soldes',
    refusedHelp: 'En vente depuis moins de 30 jours au début des soldes\u00a0:',
  },
  preview: {
    title: 'Aperçu de la boutique',
    help: 'La boutique telle qu’elle sera à cette heure, avec ce qui est enregistré.',
    at: 'Date et heure',
    show: 'Préparer l’aperçu',
    in: { FR: 'Ouvrir en français', AR: 'Ouvrir en arabe', EN: 'Ouvrir en anglais' },
    list: 'Aperçus',
  },
} as const;
