import { plural } from '../shared/text/commands.fr.ts';

export const frProductCommands = {
  group: 'les produits du catalogue',
  export: 'écrit le catalogue en CSV',
  exportFile: 'fichier à écrire\u00a0; sans lui, sur la sortie standard',
  excel: 'pour Excel en français\u00a0: points-virgules et virgules décimales',
  import: 'ajoute et modifie des produits d’après un fichier CSV',
  importFile: 'fichier CSV en UTF-8, avec des colonnes de «\u00a0products export\u00a0»',
  dryRun: 'montre ce qui serait fait, sans rien écrire',
  createCategories: 'crée les catégories que la boutique n’a pas encore',
  drafts: 'ajoute les produits nouveaux comme brouillons, que /admin publie',
  importMore: (
    columns: readonly string[],
    clearable: readonly string[],
    ofVariants: readonly string[],
  ) => `
Colonnes, dans n’importe quel ordre\u00a0: id, et celles que vous voulez parmi
  ${columns.filter((column) => column !== 'id').join(', ')}
Sans une colonne, rien ne change de ce qu’elle dit\u00a0: id et price suffisent pour des prix, id, variant et
stock pour des stocks. Un produit nouveau demande title, brand, category et price.
Un identifiant (id) nouveau ajoute un produit à la fin\u00a0; un identifiant connu le modifie\u00a0; les
produits que le fichier ne nomme pas restent\u00a0; un produit archivé est modifié et reste archivé.
Une ligne fausse\u00a0: rien n’est écrit, et chaque problème est nommé avec sa ligne et sa colonne.
Peuvent être vides\u00a0: ${clearable.join(', ')} (le produit n’en a pas)\u00a0; image, imageAlt, ratingValue et
ratingCount (un produit connu garde les siens\u00a0; un nouveau reçoit l’image de sa catégorie, et n’a
pas de note)\u00a0; originalPrice (le prix lui-même\u00a0: une promotion finit ainsi).
image\u00a0: un fichier JPEG, PNG ou WebP (son nom part du dossier du CSV), son adresse https, ou un
chemin de la boutique tel que /images/products/robe-chemise-rayee.svg. gallery\u00a0: les autres, onze au plus,
séparées par des barres (|)\u00a0; galleryAlt\u00a0: leurs textes, séparés de même.
title.ar, description.ar, title.en, description.en\u00a0: en arabe et en anglais\u00a0; un titre vide retire la langue.
Les noms usuels de colonnes (Titre, Prix, Marque, Référence, Taille, Couleur…) sont reconnus aussi.
occasions\u00a0: mariage | soiree, ou leurs codes WEDDING | EVENING\u00a0; vide, aucune.
colorFamilies\u00a0: noir | doré\u00a0; audience\u00a0: femme | homme\u00a0; vides, ce que disent les options, le titre et
les caractéristiques.
outOfStock\u00a0: oui retire de la vente quel que soit le stock\u00a0; non met en vente ce qui a du stock.
Séparateur\u00a0: virgule, point-virgule ou tabulation.
Les tailles et couleurs ont une ligne chacune, et des colonnes de plus\u00a0:
  ${ofVariants.join(', ')}
La première ligne décrit le produit\u00a0; les autres peuvent n’avoir que son identifiant. Une ligne dont
seules ces colonnes sont remplies change la déclinaison d’un produit connu. Une déclinaison nouvelle
vient après la ligne précédente du produit\u00a0; celles que le fichier ne nomme pas restent.
variant\u00a0: l’identifiant de la déclinaison, tel que robe-chemise-rayee.42-bleu\u00a0; vide, celle qui a ces options,
ou celle de base. options\u00a0: Taille=38 | Couleur=Bleu nuit #1f2a44 (vide, inchangées).
stock\u00a0: ce qui est dans la boutique\u00a0; vide, il n’est pas compté. variantPrice et variantOriginalPrice\u00a0:
vides, ceux du produit. frame\u00a0: verre, pont, branche, hauteur du verre et largeur de la monture en
millimètres, tels que 54-18-145 46 138. gtin\u00a0: le code-barres\u00a0; mpn\u00a0: la référence du fabricant.`,
  category: 'catégorie',
  exported: (count: number, file: string) =>
    `${plural(count, 'produit écrit', 'produits écrits')} dans ${file}.`,
  imported: (added: number, changed: number, unchanged: number) =>
    `${plural(added, 'produit ajouté', 'produits ajoutés')}, ${plural(changed, 'modifié', 'modifiés')}, ${plural(unchanged, 'inchangé', 'inchangés')}.`,
  stillArchived: (ids: readonly string[]) =>
    ids.length < 2
      ? `${ids.join()} est archivé et le reste (/admin le remet dans le catalogue).`
      : `${ids.length} produits du fichier sont archivés et le restent (/admin les remet dans le catalogue)\u00a0: ${ids.join(', ')}.`,
  tried: 'Essai\u00a0: rien n’a été écrit. Sans --dry-run, voici ce qui serait fait\u00a0:',
} as const;
