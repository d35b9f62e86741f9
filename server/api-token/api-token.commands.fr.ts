import { plural } from '../shared/text/commands.fr.ts';

export const frTokenCommands = {
  group: 'les jetons d’API des programmes (GraphQL de la gestion, exports)',
  list: 'les jetons, sans leur secret',
  create: 'crée un jeton et imprime son secret, une seule fois',
  createMore: (scopes: readonly string[]) => `
Droits\u00a0: ${scopes.join(', ')}.
Le programme envoie le secret dans l’en-tête «\u00a0Authorization: Bearer bv_…\u00a0».`,
  name: 'à quoi il sert, par exemple le nom du programme',
  scopes: 'les droits, séparés par des virgules',
  expires: 'dernier jour, tel que 2027-06-30\u00a0; sans lui, jamais de fin',
  revoke: 'retire un jeton, tout de suite',
  id: 'identifiant du jeton, de «\u00a0tokens list\u00a0»',
  none: 'Aucun jeton d’API.',
  columns: ['Identifiant', 'Nom', 'Début', 'Droits', 'Fin', 'Dernier usage'],
  count: (count: number) => plural(count, 'jeton', 'jetons'),
  created: (name: string) =>
    `Jeton «\u00a0${name}\u00a0». Gardez ce secret, il ne sera plus montré\u00a0:`,
  revoked: (name: string) => `Le jeton «\u00a0${name}\u00a0» est révoqué.`,
} as const;
