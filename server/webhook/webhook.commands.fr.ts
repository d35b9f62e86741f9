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
