import { fitNames } from '#shared/texts/fields/product-fields.fr.ts';
import { notUtf8, plural } from '../../shared/text/commands.fr.ts';
import { UNSORTED_CATEGORY } from '../moving/foreign.ts';
import { platformNames } from '../moving/moving.fr.ts';
import { explainPicture } from '../picture/picture.fr.ts';
import { reserved } from '../staff/staff.fr.ts';

import type { SomeSentences } from '../../shared/problem-codes.ts';

const categories = (known: readonly string[]) =>
  known.length > 0
    ? `Catégories\u00a0: ${known.join(', ')}.`
    : 'La boutique n’a encore aucune catégorie.';

/** Problems of catalogue files. */
export const importProblems = {
  REQUIRED: {
    CELL: () => 'Cette cellule ne peut pas être vide.',
  },
  INVALID: {
    FILE_EMPTY: () =>
      'Le fichier est vide\u00a0: il lui faut au moins la ligne des noms de colonnes.',
    FILE_LINES: ({ max }) => `Le fichier a trop de lignes\u00a0: ${max} au plus.`,
    FILE_COLUMNS: ({ max }) =>
      `La première ligne a trop de cellules\u00a0: elle nomme les colonnes, ${max} au plus.`,
    FILE_QUOTES: ({ fault }) =>
      fault === 'CSV_QUOTE_NOT_CLOSED'
        ? 'Un guillemet ouvert dans cette ligne n’est jamais refermé.'
        : 'Les guillemets de cette ligne sont mal placés\u00a0: un guillemet dans un texte s’écrit deux fois, et le texte entre guillemets.',
    FILE_ENCODING: () => notUtf8,
    FILE_WORKBOOK: () =>
      'C’est un classeur ou une archive ZIP, et non un fichier CSV. Dans Excel\u00a0: Enregistrer sous, «\u00a0CSV UTF-8 (délimité par des virgules)\u00a0». D’une archive, choisissez le fichier CSV qui est dedans.',
    FILE_OF_OTHER: ({ wanted, found }) =>
      `Ce fichier vient de ${platformNames[found]}, et non de ${platformNames[wanted]}. Choisissez ${platformNames[found]}.`,
    FILE_OF_PLATFORM: ({ found }) =>
      `Ce fichier semble venir de ${platformNames[found]}\u00a0: importez-le comme un fichier de ${platformNames[found]} («\u00a0D’où vient le fichier\u00a0?\u00a0», ou import --from ${found.toLowerCase()}).`,
    FILE_HEADINGS: ({ wanted, headings }) =>
      `Ce fichier n’est pas celui que ${platformNames[wanted]} exporte\u00a0: ${headings.length < 2 ? 'il lui manque la colonne' : 'il lui manque les colonnes'} ${headings.map((heading) => `«\u00a0${heading}\u00a0»`).join(', ')}.`,
    MOVED_KIND: ({ text }) =>
      `La boutique ne vend pas ce type d’article (${text})\u00a0: il n’est pas repris.`,
    MOVED_ORPHAN: ({ text }) =>
      `Le produit de cette déclinaison (${text || 'sans nom'}) n’est pas dans le fichier\u00a0: elle n’est pas reprise.`,
    MOVED_ANY: ({ count }) =>
      `Cette ligne vaut pour ${count} déclinaisons\u00a0: chacune a son prix\u00a0; leurs références et leurs stocks sont à saisir.`,
    MOVED_UNCOUNTED: () =>
      'Cet article se vendait sans compter son stock, ou avec le stock commun du produit\u00a0: il n’est pas compté ici.',
    MOVED_SALE: () => 'La promotion du fichier n’est pas en cours\u00a0: elle n’est pas reprise.',
    MOVED_COMPARE_AT: () => 'Le prix barré est plus bas que le prix\u00a0: il n’est pas repris.',
    MOVED_SHORTENED: ({ max }) =>
      `Ce texte est repris jusqu’à ${max} caractères\u00a0: la suite n’y est pas.`,
    MOVED_CATEGORY: () =>
      `Le fichier ne donne pas de catégorie\u00a0: un produit nouveau va dans «\u00a0${UNSORTED_CATEGORY}\u00a0».`,
    MOVED_PICTURE: ({ text, picture }) =>
      `Le produit vient sans cette photo (${text}). ${explainPicture(picture)}`,
    MOVED_PICTURES: ({ max }) =>
      `Un produit a ${max} photos au plus\u00a0: les suivantes ne sont pas reprises.`,
    MOVED_GTIN: ({ text }) =>
      `«\u00a0${text}\u00a0» n’est pas un code-barres (GTIN) avec sa clé\u00a0: il n’est pas repris.`,
    MOVED_STOCK: ({ text }) => `Le stock est de ${text}\u00a0: il est repris comme 0.`,
    LINE_CELLS: ({ found, wanted }) =>
      `Cette ligne a ${plural(found, 'cellule', 'cellules')} et non ${wanted}. Un texte qui contient le séparateur doit être entre guillemets.`,
    ARCHIVE: () =>
      'Ce n’est pas une archive ZIP de photos\u00a0: mettez-les dans un dossier, et compressez-le en ZIP.',
    ARCHIVE_ENTRIES: ({ max }) =>
      `L’archive a plus de ${max} fichiers\u00a0: envoyez les photos en plusieurs fois.`,
    ARCHIVE_SIZE: ({ max }) =>
      `L’archive devient plus grande que ${max}\u00a0Mo\u00a0: envoyez les photos en plusieurs fois.`,
    COLUMN_UNKNOWN: ({ known }) =>
      `Cette colonne n’existe pas. Colonnes\u00a0: ${known.join(', ')}.`,
    COLUMN_MISSING: () => 'Cette colonne manque.',
    COLUMN_OF_NEW: () =>
      'La boutique n’a pas encore ce produit\u00a0: pour l’ajouter, il faut aussi cette colonne.',
    COLUMN_TWICE: () => 'Cette colonne est là plusieurs fois.',
    CELL_ID: () =>
      'Un identifiant est fait de lettres minuscules sans accent, de chiffres et de tirets, 100 au plus\u00a0: robe-lin-bleue.',
    CELL_ID_RESERVED: () =>
      'Ce mot est réservé aux adresses de la boutique. Ajoutez un mot ou un chiffre\u00a0: robe-new, new-2.',
    CELL_ID_TWICE: ({ first }) => `Cet identifiant est déjà celui de la ligne ${first}.`,
    CELL_BLANK: () => 'Cette cellule ne peut pas être vide.',
    CELL_TEXT: () => 'Ce texte contient des caractères de contrôle.',
    CELL_TEXT_LENGTH: ({ max }) => `Ce texte ne peut pas dépasser ${max} caractères.`,
    CELL_CATEGORY: ({ known }) =>
      `Cette catégorie n’existe pas. ${categories(known)} Ajoutez-la, ou demandez que l’import crée les catégories qui manquent (--create-categories, createCategories).`,
    CELL_CODE: ({ text, known }) =>
      `«\u00a0${text}\u00a0» n’est pas connu dans cette colonne. Écrivez\u00a0: ${known.join(', ')}.`,
    CELL_PRICE: () => 'Ce n’est pas un prix en DH tel que 1299 ou 1299,50 (de 0,01 à 200000).',
    CELL_PRICE_ABOVE_ORIGINAL: () => 'Le prix dépasse le prix d’origine (originalPrice).',
    CELL_DIFFERS: ({ first }) =>
      `Cette cellule n’est pas comme à la ligne ${first}, qui décrit déjà ce produit. Laissez-la vide.`,
    CELL_VARIANT: () =>
      'L’identifiant d’une déclinaison est celui du produit, ou le même suivi d’un point, puis de lettres minuscules sans accent, de chiffres et de tirets\u00a0: robe-lin.38-bleu.',
    CELL_VARIANT_TWICE: ({ first }) => `Cette déclinaison est déjà celle de la ligne ${first}.`,
    CELL_VARIANT_BASE: () =>
      'Une ligne du produit doit être sa déclinaison de base\u00a0: laissez-y la cellule vide, ou écrivez l’identifiant du produit.',
    CELL_VARIANTS: ({ max }) => `Un produit a ${max} déclinaisons au plus.`,
    CELL_OPTIONS: () =>
      'Ce ne sont pas des options telles que «\u00a0Taille=38 | Couleur=Bleu nuit #1f2a44\u00a0»\u00a0: trois au plus, et après la valeur d’une couleur, si vous voulez, sa teinte.',
    CELL_OPTION_NAMES: ({ id, names }) =>
      `Les déclinaisons d’un produit ont toutes les mêmes options\u00a0: «\u00a0${id}\u00a0» n’a pas exactement ${names.length === 0 ? 'celles de la première ligne' : names.join(', ')}.`,
    CELL_OPTIONS_TWICE: ({ id }) => `La déclinaison «\u00a0${id}\u00a0» a déjà les mêmes options.`,
    CELL_SWATCH: ({ value, first }) =>
      `La teinte de «\u00a0${value}\u00a0» n’est pas comme à la ligne ${first}.`,
    CELL_STOCK: () =>
      'Ce n’est pas un nombre entier de 0 à 9999999. Laissez vide ce qui n’est pas compté.',
    CELL_STOCK_ALLOCATED: ({ allocated }) =>
      `${reserved(allocated)}\u00a0: le stock ne peut pas être plus petit.`,
    CELL_FRAME: () =>
      'Ce ne sont pas les mesures d’une monture en millimètres (verre, pont, branche, hauteur du verre, largeur) telles que 54-18-145 46 138.',
    CELL_SILHOUETTE: () =>
      'Ce n’est pas une forme, une longueur de 20 à 200\u00a0cm et au besoin une teinte, telles que LONG_DRESS 120 #6f9fd0.',
    CELL_ABRIDGED: () =>
      'Un tableur a abrégé ce numéro et en a perdu des chiffres\u00a0: écrivez-le en entier, dans une cellule au format texte.',
    CELL_ZEROS: ({ right }) =>
      `Un tableur a ôté les zéros du début\u00a0: écrivez ${right}, dans une cellule au format texte. Si le numéro a vraiment changé, corrigez-le sur la page du produit.`,
    CELL_GTIN: () =>
      'Ce n’est pas un code-barres (GTIN) de 8, 12, 13 ou 14 chiffres avec sa clé. Un tableur l’abrège\u00a0: mettez ses cellules au format texte.',
    CELL_YES_NO: () => 'Ce doit être oui ou non.',
    CELL_FIT: () => `Ce doit être ${Object.values(fitNames).join(', ')}, ou rien.`,
    CELL_PICTURE: () =>
      'Ce n’est ni un fichier, ni une adresse https, ni un chemin de la boutique tel que /images/products/robe-lin-bleue.svg.',
    CELL_NO_PICTURE: () =>
      'La boutique n’a pas d’image à cet endroit. Laissez la cellule vide pour l’image de la catégorie.',
    CELL_ALTS: () => 'Il y a plus de textes que d’autres photos (gallery).',
    CELL_RATING: () => 'Ce n’est pas une note de 0 à 5 avec une décimale au plus, telle que 4,6.',
    CELL_COUNT: ({ max }) => `Ce n’est pas un nombre entier de 0 à ${max}.`,
  },
} as const satisfies SomeSentences;
