import { plural } from '../shared/text/commands.fr.ts';

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
une seconde fois ne change rien\u00a0; un export plus récent change ce qui a changé.`,
  category: 'catégorie',
  tried: 'Essai\u00a0: rien n’a été écrit. Sans --dry-run, voici ce qui serait fait\u00a0:',
  done: ({
    added,
    changed,
    unchanged,
    redirects,
  }: Readonly<Record<'added' | 'changed' | 'unchanged' | 'redirects', number>>) =>
    `${plural(added, 'produit ajouté', 'produits ajoutés')}, ${plural(changed, 'modifié', 'modifiés')}, ${plural(unchanged, 'inchangé', 'inchangés')}, ${plural(redirects, 'ancienne adresse', 'anciennes adresses')}.`,
} as const;
