import { plural } from './messages.cli.fr.ts';

export const frCliWebhooks = {
  help: {
    group: 'les webhooks\u00a0: la boutique annonce ce qui change à d’autres programmes',
    list: 'les webhooks, le plus ancien d’abord',
    create: 'ajoute un webhook et imprime son secret, une seule fois',
    createMore: (events: readonly string[]) => `
Événements\u00a0: ${events.join(', ')}.
Les envois sont signés comme le veut Standard Webhooks (standardwebhooks.com).`,
    delete: 'supprime un webhook et son journal',
    test: 'envoie un événement d’essai (webhook.test)',
    deliveries: 'les derniers envois d’un webhook, le plus récent d’abord',
    url: 'adresse http ou https qui reçoit les envois',
    events: 'événements, séparés par des virgules',
    id: 'identifiant d’un webhook',
  },
  none: 'Aucun webhook.',
  count: (count: number) => plural(count, 'webhook', 'webhooks'),
  columns: ['Identifiant', 'Adresse', 'Événements', 'État'],
  active: 'actif',
  inactive: 'désactivé',
  gone: (at: string) => `désactivé par son destinataire le ${at}`,
  created: (id: string, url: string) =>
    `Le webhook ${id} annonce à ${url}. Son secret, montré une seule fois\u00a0:`,
  deleted: (url: string) => `Le webhook vers ${url} est supprimé.`,
  testing: (id: string) => `L’essai ${id} part dans un instant.`,
  noDeliveries: 'Aucun envoi.',
  deliveryColumns: ['Envoi', 'Événement', 'Créé le', 'État', 'Essais', 'Dernière réponse'],
  states: { WAITING: 'en attente', DELIVERED: 'livré', FAILED: 'abandonné' },
} as const;
