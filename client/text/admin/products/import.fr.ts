const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

/** The back office's texts about the import of products. */
export const frImport = {
  title: 'Importer des produits',
  link: 'Importer',
  choose: 'Choisir un fichier CSV',
  drop: 'Ou déposez-le n’importe où sur cette page.',
  chosen: (name: string) => `Fichier choisi\u00a0: ${name}`,
  tooLarge: 'Ce fichier dépasse 16\u00a0Mo\u00a0: partagez-le en plusieurs.',
  drafts: 'Les produits nouveaux sont des brouillons, à publier un par un',
  createCategories: 'Créer les catégories que la boutique n’a pas encore',
  sending: 'Envoi du fichier',
  reading: 'La boutique lit le fichier',
  writing: 'Les produits sont enregistrés',
  columns: {
    title: 'Colonnes du fichier',
    unknown:
      'La boutique ne connaît pas toutes les colonnes\u00a0: dites ce qu’elles sont, ou laissez-les de côté.',
    missingId:
      'Une colonne doit identifier chaque produit, par exemple robe-lin-bleue\u00a0: choisissez pour elle «\u00a0Identifiant\u00a0».',
    known: 'Les colonnes sont toutes reconnues.',
    label: (heading: string) => heading || 'Colonne sans nom',
    choose: 'Choisir…',
    unchosen: 'Que contient cette colonne\u00a0?',
    none: 'Laisser de côté',
  },
  problems: {
    title: 'À corriger dans le fichier',
    intro:
      'Corrigez ces cellules dans le fichier et choisissez-le à nouveau, ou importez le reste.',
    refused: 'Le fichier ne peut pas être lu ainsi. Rien n’a été enregistré.',
    line: 'Ligne',
    column: 'Colonne',
    problem: 'Problème',
  },
  preview: {
    title: 'Aperçu',
    line: 'Ligne',
    product: 'Produit',
    outcome: 'Ce qui sera fait',
    more: (count: number) => `… et ${plural(count, 'autre produit', 'autres produits')}.`,
    categories: (names: readonly string[]) => `Catégories nouvelles\u00a0: ${names.join(', ')}.`,
    archived: (count: number) =>
      count < 2
        ? 'Un produit du fichier est un brouillon ou archivé\u00a0: il le reste.'
        : `${count} produits du fichier sont des brouillons ou archivés\u00a0: ils le restent.`,
    outcomes: {
      ADDED: 'Nouveau',
      CHANGED: 'Modifié',
      UNCHANGED: 'Déjà ainsi',
      LEFT_OUT: 'Laissé de côté',
    },
    reason: (column: string, message: string) => `${column}\u00a0: ${message}`,
    empty: 'vide',
  },
  counts: {
    ADDED: (count: number) => plural(count, 'nouveau', 'nouveaux'),
    CHANGED: (count: number) => plural(count, 'modifié', 'modifiés'),
    UNCHANGED: (count: number) => plural(count, 'inchangé', 'inchangés'),
    LEFT_OUT: (count: number) => plural(count, 'laissé de côté', 'laissés de côté'),
  },
  confirm: (count: number) => `Importer ${plural(count, 'produit', 'produits')}`,
  nothing: 'Il n’y a rien à importer.',
  done: {
    title: 'C’est fait',
    drafts: 'Brouillons à publier',
    products: 'Produits nouveaux',
    all: 'Voir tous les brouillons',
    another: 'Importer un autre fichier',
    repeat: 'Envoyer le même fichier à nouveau complète un import interrompu.',
  },
} as const;
