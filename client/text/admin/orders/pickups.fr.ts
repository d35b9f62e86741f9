const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

const handOver = (amount: string | null) =>
  amount === null ? 'Remettre, rien à encaisser' : `Remettre, ${amount} encaissés`;

/** Texts of the counter where orders are fetched. */
export const frPickups = {
  title: 'Retraits',
  count: (count: number) => plural(count, 'commande à retirer', 'commandes à retirer'),
  search: 'Rechercher une commande',
  searchHint: 'Numéro, téléphone ou nom',
  list: 'Commandes à retirer',
  none: 'Aucune commande n’attend au comptoir.',
  noneFound: 'Aucune commande à retirer ne correspond.',
  showAll: 'Toutes les commandes à retirer',
  quantity: (count: number) => plural(count, 'article', 'articles'),
  actions: 'Retrait',
  unnamed: 'Sans nom',
  readySince: (date: string) => `Prête depuis le ${date}`,
  toPrepare: 'À préparer',
  markReady: 'Prête à retirer',
  markReadyNamed: (number: string) => `Prête à retirer\u00a0: ${number}`,
  ready: (number: string) => `${number}\u00a0: le client sait qu’elle est prête.`,
  handOver,
  handOverNamed: (number: string, amount: string | null) => `${handOver(amount)}, ${number}`,
  handedOver: (number: string) => `${number} est remise.`,
  write: 'Écrire sur WhatsApp',
  pickedUp: (date: string, amount: string) => `Remise le ${date}, ${amount} encaissés.`,
} as const;
