import { plural } from '../shared/text/commands.fr.ts';

export const frStaffCommands = {
  group: 'les accès à la gestion (/admin)',
  list: 'qui a un accès, et quel rôle',
  add: 'donne un accès, ou le renouvelle\u00a0: imprime un lien à transmettre',
  addMore: `
Le lien sert une seule fois, dans les 7 jours\u00a0: il fait choisir un nom et un mot de passe. Pour une
adresse déjà connue, le rôle change tout de suite\u00a0; le mot de passe et les sessions restent jusqu’à ce
que le lien serve. Il doit toujours rester un propriétaire (OWNER).`,
  role: 'OWNER (tout) ou STAFF (tout, sauf l’équipe et le journal)',
  badRole: '--role demande OWNER ou STAFF.',
  remove: 'retire un accès et ferme ses sessions, tout de suite',
  passkeyOptional: 'ne demande plus de clé d’accès après le mot de passe (appareil perdu)',
  passkeyIsOptional: (email: string) =>
    `${email} se connecte de nouveau avec son mot de passe seul. La clé d’un appareil perdu se supprime dans «\u00a0Mon compte\u00a0».`,
  email: 'adresse e-mail de la personne',
  none: 'Personne n’a d’accès à la gestion.',
  columns: ['E-mail', 'Nom', 'Rôle', 'Accès depuis', 'Vu le'],
  invited: 'invitation en attente',
  count: (count: number) => plural(count, 'accès', 'accès'),
  added: (email: string, role: string, expiresAt: string) =>
    `${email} (${role})\u00a0: transmettez ce lien, valable une fois, jusqu’au ${expiresAt}\u00a0:`,
  removed: (email: string) => `${email} n’a plus d’accès à la gestion.`,
} as const;
