/** Texts of how an order reaches the shopper. */
export const deliveryTexts = {
  /** Names the list of suggestions. */
  cities: 'Propositions',
  title: 'Mode de livraison',
  free: 'Gratuit',
  /** Separates the facts of an option. */
  and: ', ',
  trying: 'essayage à la porte',
  /** `days` is such as « demain ou lundi ». */
  promised: (city: string, days: string) => `${city}\u00a0: livré ${days}`,
  promisedAnywhere: (days: string) => `livré ${days}`,
  fee: (amount: string) => `Livraison\u00a0: ${amount}`,
  total: (amount: string) => `total\u00a0: ${amount}`,
  /** Says what is written once an order can be fetched. */
  fetched: 'Nous vous écrirons dès que votre commande sera prête.',
} as const;
