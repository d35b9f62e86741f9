interface Max {
  readonly max: number;
}

/** Problems of webhooks: reasons of codes that the shop's schema has as well. */
export const frWebhookProblems = {
  INVALID: {
    WEBHOOK_URL: ({ max }: Max) =>
      `Donnez une adresse http ou https de ${max} caractères au plus, sans nom d’utilisateur ni mot de passe.`,
    WEBHOOK_NO_HTTPS: () => 'L’adresse d’un webhook commence par https://.',
    WEBHOOK_PRIVATE: () =>
      'Cette adresse est privée\u00a0: un webhook ne va que vers une adresse publique.',
    WEBHOOK_EVENTS: ({ known }: { readonly known: readonly string[] }) =>
      `Choisissez au moins un événement parmi\u00a0: ${known.join(', ')}.`,
  },
  LIMIT_REACHED: {
    WEBHOOKS: ({ max }: Max) => `Une boutique ne peut pas avoir plus de ${max} webhooks.`,
  },
  NOT_ALLOWED_NOW: {
    DELIVERY_WAITING: () => 'Cet envoi attend encore\u00a0: il part sans vous.',
    WEBHOOK_INACTIVE: () => 'Ce webhook est désactivé. Activez-le d’abord.',
  },
} as const;
