/** Texts of the first page of the back office. */
export const frDashboard = {
  missingSettings: {
    complete: 'Compléter les réglages',
    title: 'Renseignements à compléter',
    text: 'Ces réglages manquent aux factures et aux pages légales, où les clients ne les voient pas :',
  },
  title: 'Aujourd’hui',
  waiting: 'À faire',
  toConfirm: 'À confirmer',
  toPrepare: 'À préparer et expédier',
  openReturns: 'Retours attendus',
  lowStock: 'Stock bas',
  failedMails: 'E-mails non envoyés',
  calm: 'Tout est à jour. Belle journée !',
  sales: {
    title: 'Ventes des 30 derniers jours',
    sum: (amount: string, orders: string) => `${amount} · ${orders}`,
    orders: (count: number) => `${count} ${count < 2 ? 'commande' : 'commandes'}`,
    bar: (day: string, amount: string, orders: string) => `${day} : ${amount}, ${orders}`,
    table: 'Voir les chiffres',
    day: 'Jour',
    count: 'Commandes',
    amount: 'Ventes',
  },
  mails: {
    title: 'E-mails non envoyés',
    retry: 'Renvoyer',
    retryNamed: (kind: string, to: string) => `Renvoyer ${kind} à ${to}`,
    retried: 'L’e-mail est de nouveau en route.',
    order: (number: string) => `Commande ${number}`,
    since: (date: string) => `Depuis le ${date}`,
  },
  awaited: {
    title: 'Attendus par des clients',
    toStock: 'Voir le stock',
    waiting: (count: number) => `${count} ${count < 2 ? 'attend' : 'attendent'}`,
  },
} as const;
