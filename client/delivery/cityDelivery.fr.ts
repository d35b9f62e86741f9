/** Texts of the delivery to the city of this device. */
export const cityTexts = {
  missing: (amount: string) => `Livraison offerte avec ${amount} de plus.`,
  /** Lets the shopper name a city. */
  dialog: {
    title: 'Votre ville',
    city: 'Ville',
    submit: 'Voir la livraison',
    unknown: 'Choisissez une ville de la liste.',
    done: (city: string) => `Livraison à ${city}.`,
  },
} as const;
