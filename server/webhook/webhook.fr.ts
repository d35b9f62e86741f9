import type { SomeSentences } from '../shared/problem-codes.ts';

/** Problems of webhooks. */
export const webhookProblems = {
  INVALID: {
    WEBHOOK_URL: ({ max }) =>
      `Donnez une adresse http ou https de ${max} caractères au plus, sans nom d’utilisateur ni mot de passe.`,
    WEBHOOK_NO_HTTPS: () => 'L’adresse d’un webhook commence par https://.',
    WEBHOOK_PRIVATE: () =>
      'Cette adresse est privée\u00a0: un webhook ne va que vers une adresse publique.',
    WEBHOOK_EVENTS: ({ known }) =>
      `Choisissez au moins un événement parmi\u00a0: ${known.join(', ')}.`,
  },
  LIMIT_REACHED: {
    WEBHOOKS: ({ max }) => `Une boutique ne peut pas avoir plus de ${max} webhooks.`,
  },
  NOT_ALLOWED_NOW: {
    DELIVERY_WAITING: () => 'Cet envoi attend encore\u00a0: il part sans vous.',
    WEBHOOK_INACTIVE: () => 'Ce webhook est désactivé. Activez-le d’abord.',
  },
  UNKNOWN_WEBHOOK: () => 'Ce webhook n’existe pas.',
  UNKNOWN_DELIVERY: () => 'Cet envoi n’existe pas, ou n’est plus gardé.',
} as const satisfies SomeSentences;

/** Texts of the command line. */
export const frWebhookCommands = {
  group: 'les webhooks\u00a0: la boutique annonce ce qui change à d’autres programmes',
  create: 'ajoute un webhook et imprime son secret, une seule fois',
  createMore: (events: readonly string[]) => `
Événements\u00a0: ${events.join(', ')}.
Les envois sont signés comme le veut Standard Webhooks (standardwebhooks.com).
Tout le reste des webhooks est dans la gestion (/admin).`,
  url: 'adresse http ou https qui reçoit les envois',
  events: 'événements, séparés par des virgules',
  created: (id: string, url: string) =>
    `Le webhook ${id} annonce à ${url}. Son secret, montré une seule fois\u00a0:`,
} as const;
