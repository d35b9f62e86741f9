/** Texts of how an order is under way. */
export const parcelTexts = {
  /** Names what a carrier says beside the states of the order. */
  steps: {
    IN_TRANSIT: 'En route',
    OUT_FOR_DELIVERY: 'En cours de livraison',
    ATTEMPT_FAILED: 'Livraison non aboutie',
    RETURNING: 'En retour vers la boutique',
    LOST: 'Colis égaré',
  },
  follow: (carrier: string) => `Suivre le colis chez ${carrier}`,
  /** Replaces the usual texts for what is fetched. */
  pickup: {
    statuses: { PREPARED: 'Prête au retrait', DELIVERED: 'Retirée' },
    statusNotes: {
      PREPARED: 'Votre commande est prête\u00a0: vous pouvez venir la retirer.',
      DELIVERED: 'Vous avez retiré votre commande.',
    },
  },
} as const;
