const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

/** Texts of the back office's list and form of discount codes. */
export const frCodes = {
  title: 'Codes',
  help: 'Un client écrit le code dans son panier, ou suit son lien. Les commandes déjà passées gardent le leur.',
  add: 'Nouveau code',
  none: 'Aucun code pour l’instant. Un code donne un pourcentage, un montant ou la livraison offerte.',
  statuses: { RUNNING: 'En cours', COMING: 'À venir', ENDED: 'Terminés' },
  columns: {
    code: 'Code',
    gives: 'Avantage',
    period: 'Période',
    used: 'Utilisé par',
    sold: 'Vendu',
    saving: 'Remise donnée',
  },
  percent: (percent: number) => `${percent}\u00a0% de remise`,
  amount: (amount: string) => `${amount} de remise`,
  freeDelivery: 'Livraison offerte',
  from: (minimum: string) => `dès ${minimum}`,
  always: 'Sans limite de temps',
  since: (start: string) => `Depuis le ${start}`,
  until: (end: string) => `Jusqu’au ${end}`,
  between: (start: string, end: string) => `Du ${start} au ${end}`,
  used: (count: number, limit: number | null) =>
    limit === null
      ? plural(count, 'commande', 'commandes')
      : `${count} sur ${plural(limit, 'commande', 'commandes')}`,
  sold: (amount: string) => `${amount} vendus`,
  saving: (amount: string) => `${amount} de remise`,
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  remembered: (code: string) =>
    code.trim() === ''
      ? 'Ce code n’est pas enregistré\u00a0: il vous attend.'
      : `Le code ${code} n’est pas enregistré\u00a0: il vous attend.`,
  form: {
    unknown: 'Ce code n’existe pas.',
    saved: 'Code enregistré.',
    conflict:
      'Ce code a été modifié entre-temps. Les valeurs enregistrées sont notées sous les champs\u00a0: vérifiez-les, puis enregistrez à nouveau.',
    what: 'Le code et ce qu’il donne',
    code: 'Code',
    codeHint: 'Majuscules, espaces, accents et chiffres arabes ne font pas de différence.',
    kind: 'Avantage',
    kinds: { percent: 'Pourcentage', amount: 'Montant', freeDelivery: 'Livraison offerte' },
    percent: 'Pourcentage de remise',
    percentWrong: 'Indiquez un nombre entier de 1 à 100.',
    amount: 'Montant de la remise',
    amountWrong: 'Indiquez un montant, comme 50 ou 49,90.',
    minimum: 'Minimum d’articles',
    minimumHint: 'Vide\u00a0: dès le premier dirham. La livraison ne compte pas.',
    when: 'Quand et combien de fois',
    startsAt: 'Début',
    startsAtHint: 'Vide\u00a0: tout de suite. À l’heure du Maroc.',
    endsAt: 'Fin',
    endsAtHint: 'Vide\u00a0: sans fin.',
    timeWrong: 'Indiquez un jour et une heure.',
    limit: 'Nombre de commandes',
    limitHint: 'Vide\u00a0: sans limite. Une commande annulée avant l’envoi rend sa place.',
    limitPerPhone: 'Par numéro de téléphone',
    limitPerPhoneHint: 'Vide\u00a0: sans limite.',
    wholeWrong: 'Indiquez un nombre entier, à partir de 1.',
    which: 'Articles concernés',
    all: 'Aucun choisi\u00a0: le code vaut pour toute la boutique.',
    products: 'Produits concernés',
    isForSalePieces: 'Vaut aussi pour les articles déjà en promotion',
    link: 'Lien',
    linkHelp: 'Qui ouvre ce lien a le code dans son panier.',
    linkLabel: 'Adresse du lien',
    sales: 'Ce qu’il a vendu',
  },
} as const;
