import { plural } from '../shared/text/messages.cli.fr.ts';

export const frCustomerCommands = {
  group: 'les comptes des clients',
  export: 'écrit en JSON tout ce que la boutique garde d’un client (loi 09-08)',
  delete: 'supprime un compte et ses données, pour toujours',
  deleteMore: `
Les commandes restent pour la comptabilité, sans nom, téléphone, e-mail ni rue\u00a0; celles qui ne sont
pas parties sont annulées, et remboursées si elles sont payées\u00a0; celles qui sont livrées ou retournées
ensuite perdent ces données à leur clôture. Refusé pendant un paiement par carte.`,
  email: 'adresse e-mail du compte',
  file: 'fichier à écrire\u00a0; sans lui, sur la sortie standard',
  deleted: (email: string, orders: number) =>
    `Le compte ${email} est supprimé${orders === 0 ? '' : `\u00a0; ${plural(orders, 'commande reste', 'commandes restent')} sans son nom une fois closes`}.`,
  cancelled: (numbers: readonly string[]) =>
    `${plural(numbers.length, 'commande annulée', 'commandes annulées')}\u00a0: ${numbers.join(', ')}.`,
} as const;
