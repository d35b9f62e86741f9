import { plural } from '../shared/text/commands.fr.ts';

const tried = 'Essai\u00a0: rien n’a été écrit. Sans --dry-run, voici ce qui serait fait\u00a0:';

export const frForeignCommands = {
  summary: 'reprend les produits d’une autre boutique',
  file: '<fichier>',
  fileHelp: 'son export de produits en CSV (UTF-8, UTF-16 ou Windows-1252)',
  from: (names: readonly string[]) => `d’où vient le fichier\u00a0: ${names.join(', ')}`,
  badName: (names: readonly string[]) => `--from demande ${names.join(', ')}.`,
  combinations: 'les déclinaisons de PrestaShop, qui sont un second fichier',
  pictures:
    'dossier ou archive ZIP des photos\u00a0: celles qui n’y sont pas viennent de leur adresse',
  dryRun: 'montre ce qui serait fait, sans rien écrire ni chercher de photo',
  publish: 'publie les produits qui étaient publiés\u00a0; sans elle, tous sont des brouillons',
  more: `
Les catégories qui manquent sont créées\u00a0; un produit sans catégorie va dans «\u00a0À classer\u00a0».
Un produit qui ne peut pas être repris est nommé avec sa raison, et les autres le sont. Une photo qui
n’est plus là ne retient pas son produit. Les anciennes adresses mènent aux nouvelles. Le même fichier
une seconde fois ne change rien\u00a0; un export plus récent change ce qui a changé. Les clients
viennent par «\u00a0customers import\u00a0», d’autres adresses par «\u00a0redirects import\u00a0».`,
  category: 'catégorie',
  tried,
  done: ({
    added,
    changed,
    unchanged,
    redirects,
  }: Readonly<Record<'added' | 'changed' | 'unchanged' | 'redirects', number>>) =>
    `${plural(added, 'produit ajouté', 'produits ajoutés')}, ${plural(changed, 'modifié', 'modifiés')}, ${plural(unchanged, 'inchangé', 'inchangés')}, ${plural(redirects, 'ancienne adresse', 'anciennes adresses')}.`,
} as const;

export const frCustomerCommands = {
  group: 'reprend les clients d’une autre boutique',
  import: 'ajoute les clients d’un fichier, sans mot de passe',
  file: 'l’export des clients de Shopify, WooCommerce, PrestaShop, YouCan, ou un tableur, en CSV',
  dryRun: 'montre ce qui serait fait, sans rien écrire',
  more: `
Aucun mot de passe n’est repris et aucun e-mail n’est envoyé\u00a0: chacun entre par «\u00a0Mot de passe oublié\u00a0».
Les comptes qui existent restent comme ils sont\u00a0: le même fichier une seconde fois ne change rien. Un titre
de colonne inconnu se renomme dans le fichier (E-mail, Prénom, Nom, Téléphone, Adresse, Ville), ou se choisit
une fois dans la boutique\u00a0: «\u00a0Produits\u00a0», «\u00a0Importer\u00a0», «\u00a0Importer des clients\u00a0».`,
  tried,
  withAddress: 'avec son adresse',
  done: ({ added, unchanged }: Readonly<Record<'added' | 'unchanged', number>>) =>
    `${plural(added, 'client ajouté', 'clients ajoutés')}, ${plural(unchanged, 'inchangé', 'inchangés')}.`,
} as const;

export const frRedirectCommands = {
  group: 'mène d’anciennes adresses aux pages de la boutique',
  import: 'ajoute des adresses, deux par ligne\u00a0: l’ancienne et la nouvelle',
  file: 'un fichier de deux colonnes, tel que celui de Shopify (Boutique en ligne, Navigation, Redirections d’URL)',
  dryRun: 'montre ce qui serait fait, sans rien écrire',
  more: `
Exemple d’une ligne\u00a0: /produit/robe-lin\u00a0; /products/robe-lin
Une ligne qui ne va pas, et rien n’est écrit. Le même fichier une seconde fois ne change rien. Les adresses
des produits viennent déjà avec eux, par «\u00a0import\u00a0».`,
  tried,
  done: ({ saved, unchanged }: Readonly<Record<'saved' | 'unchanged', number>>) =>
    `${plural(saved, 'adresse ajoutée ou changée', 'adresses ajoutées ou changées')}, ${plural(unchanged, 'inchangée', 'inchangées')}.`,
} as const;
