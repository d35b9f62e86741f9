import { frAlterations } from '../orders/alterations.fr.ts';
import { frSilhouettes } from './silhouettes.fr.ts';
import { productFieldNames } from '#shared/texts/fields/product-fields.fr.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

/** The back office's texts about products. */
export const frProducts = {
  title: 'Produits',

  views: {
    '': 'Catalogue',
    'stock-bas': 'Stock bas',
    alertes: 'Alertes',
    archives: 'Brouillons et archives',
  },

  alerts: {
    title: 'Alertes de retour en stock',
    help: 'Le premier réassort de chaque variante prévient ceux qui l’attendent.',
    none: 'Personne n’attend de retour en stock.',
  },

  list: {
    views: 'Parties de la liste',
    search: 'Rechercher un produit',
    searchHint: 'Titre, marque ou référence',
    add: 'Nouveau produit',
    category: 'Catégorie',
    allCategories: 'Toutes',
    translations: 'Traductions manquantes',
    allTranslations: 'Sans filtre',
    anyTranslation: 'Arabe ou anglais',
    count: (count: number) => plural(count, 'produit', 'produits'),
    empty: {
      none: 'Aucun produit pour l’instant.',
      noneFound: 'Aucun produit ne correspond.',
      showAll: 'Tout afficher',
    },
    soldOut: 'Épuisé',
    low: 'Stock bas',
    archivedMark: 'Archivé',
    draftMark: 'Brouillon',
    notCounted: 'Stock non compté',
    inStock: (count: number) => `${count} en stock`,
    counted: (title: string, count: number) => `${title} (${count})`,
    lowVariants: (titles: string) => `presque épuisé : ${titles}`,
    soldOutVariants: (titles: string) => `épuisé : ${titles}`,
    waiting: (count: number, title: string) =>
      count < 2 ? `${count} attend le ${title}` : `${count} attendent le ${title}`,
    waitingPlain: (count: number) => (count < 2 ? `${count} l’attend` : `${count} l’attendent`),
  },

  edit: {
    back: 'Tous les produits',
    newTitle: 'Nouveau produit',
    unknown: 'Ce produit n’existe pas.',
    seeInShop: 'Voir dans la boutique',
    basics: 'L’essentiel',
    fields: {
      ...productFieldNames,
      categoryName: 'Catégorie',
      price: 'Prix',
      originalPrice: 'Prix d’origine',
      outOfStock: 'Épuisé : ne plus vendre',
      sizeGuide: 'Guide des tailles',
      silhouette: frSilhouettes.title,
      alterations: frAlterations.title,
      details: 'Caractéristiques',
      textsAR: 'Textes en arabe',
      textsEN: 'Textes en anglais',
      occasions: 'Occasions',
      colorFamilies: 'Couleurs du filtre',
      audience: 'Pour qui',
      kinds: 'Genres d’article',
      variants: 'Tailles, couleurs et variantes',
      images: 'Photos',
    },
    languages: 'Langues du produit',
    inLanguage: {
      AR: (field: string) => `${field} en arabe`,
      EN: (field: string) => `${field} en anglais`,
    },
    translationHelp:
      'Là où un champ reste vide, les clients lisent le texte français, en gris ici\u00a0; une photo est décrite par le titre et la couleur.',
    occasionsHint: 'La pièce est proposée sur les pages de ces occasions et dans le filtre.',
    colorFamiliesHint: (derived: readonly string[]) =>
      `Sans choix, ce que disent les options, le titre et les caractéristiques\u00a0: ${derived.join(', ') || 'rien'}.`,
    kindsHint: (derived: readonly string[]) =>
      `La recherche s’y limite quand un client nomme le genre. Sans choix, ce que dit le titre\u00a0: ${derived.join(', ') || 'rien'}.`,
    audienceHint: (derived: readonly string[]) =>
      `Sans choix, ce que dit la caractéristique «\u00a0Pour\u00a0»\u00a0: ${derived.join(', ') || 'rien'}.`,
    chooseCategory: 'Choisir…',
    noSizeGuide: 'Aucun',
    noFit: 'Non précisé',
    /** Sums up what shoppers who returned or exchanged it say of its size. */
    fitNote: {
      title: 'Ce que disent les retours et les échanges',
      small: (count: number, answers: number) =>
        `${count} sur ${answers} ${count > 1 ? 'disent' : 'dit'} trop petit`,
      large: (count: number, answers: number) =>
        `${count} sur ${answers} ${count > 1 ? 'disent' : 'dit'} trop grand`,
      says: (fit: string, why: string) => `Taille ${fit}\u00a0: ${why}`,
      delivered: (count: number) =>
        count === 1 ? '1 commande livrée' : `${count} commandes livrées`,
      set: (fit: string) => `Indiquer «\u00a0taille ${fit}\u00a0»`,
    },
    searchWordsHint: (terms: string) =>
      terms === ''
        ? 'Ce que l’on pourrait taper pour le trouver. Les clients ne le voient pas.'
        : `Les clients ne les voient pas. Trouvé aussi par\u00a0: ${terms}.`,
    originalHint: 'Barré dans la boutique. Vide : pas de remise.',
    discount: (percent: number) => `Remise affichée : −${percent} %`,
    detailLabel: (at: number) => `Nom de la caractéristique ${at}`,
    detailValue: (at: number) => `Valeur de la caractéristique ${at}`,
    pictureText: (at: number) => `Ce que montre la photo ${at}`,
    detailLabelHint: 'Matière',
    detailValueHint: '100 % lin',
    addFeature: (title: string) => `Ajouter\u00a0: ${title.toLowerCase()}`,
    addDetail: 'Ajouter une caractéristique',
    removeDetail: (at: number) => `Retirer la caractéristique ${at}`,
    saved: 'Produit enregistré.',
    created: 'Brouillon enregistré : publiez-le quand il est prêt.',
    remembered: (title: string) =>
      `Modifications non enregistrées : elles vous attendent sur la page de « ${title || 'Nouveau produit'} ».`,
    picturesWaiting: (count: number) =>
      count === 1
        ? 'Une photo n’est pas encore envoyée.'
        : `${count} photos ne sont pas encore envoyées.`,
    outdated:
      'Ce produit vient d’être modifié ailleurs. Votre saisie est intacte : l’enregistrement montrera les différences.',
    duplicate: 'Dupliquer',
    duplicated: 'Copie enregistrée comme brouillon.',
    archive: 'Archiver',
    archiveText:
      'Le produit quitte la boutique. Les commandes passées le gardent, et vous pourrez le remettre en vente.',
    archived: 'Produit archivé.',
    archivedText: 'Ce produit est archivé : la boutique ne le montre pas.',
    draftText:
      'Ce produit est un brouillon : la boutique ne le montre pas tant qu’il n’est pas publié.',
    preview: 'Aperçu',
    copyPreview: 'Copier le lien d’aperçu',
    previewCopied: (days: number) =>
      `Lien copié. Il montre ce brouillon pendant ${days} jours, à qui le reçoit.`,
    publish: 'Publier',
    published: 'Produit publié.',
    unarchive: 'Remettre en vente',
    unarchived: 'Produit remis en vente.',
    cancel: 'Annuler',
  },

  problems: {
    noTitle: 'À remplir\u00a0: sans titre, les autres textes ne seraient pas enregistrés.',
    someWrong: (count: number) => `${plural(count, 'champ est', 'champs sont')} à corriger.`,
    stockNow: (count: number | null) =>
      count === null
        ? 'Modifié entretemps : le stock n’est plus compté. Enregistrez pour mettre votre valeur.'
        : `Modifié entretemps : le stock est maintenant de ${count}. Enregistrez pour mettre votre valeur.`,
  },

  conflict: {
    title: 'Une autre personne a modifié ce produit',
    text: 'Rien n’est perdu. Choisissez ce qui doit rester, puis enregistrez.',
    theirs: 'Sa version',
    mine: 'La vôtre',
    unchangedHere: 'non modifiée ici',
    nothing: '(vide)',
    allTheirs: 'Reprendre toute sa version',
    allMine: 'Garder toute la vôtre',
    save: 'Enregistrer ce choix',
    later: 'Revenir à la saisie',
    yes: 'Épuisé',
    no: 'En vente',
  },

  options: {
    name: (at: number) => `Nom de l’option ${at}`,
    nameHint: 'Taille',
    add: 'Ajouter une option',
    remove: (name: string) => `Retirer l’option ${name}`,
    value: (value: string, option: string) => `${option} : ${value}`,
    removeValue: (value: string) => `Retirer la valeur ${value}`,
    addValue: (option: string) => `Nouvelle valeur de ${option}`,
    addValueHint: '38, 40, 42',
    addValueButton: 'Ajouter la valeur',
    addValueShort: 'Ajouter',
    hasSwatches: 'Pastilles de couleur',
    swatch: (value: string) => `Pastille de ${value}`,
    thisOption: 'l’option',
    added: (count: number) => `${plural(count, 'variante ajoutée', 'variantes ajoutées')}.`,
    removed: (count: number) => `${plural(count, 'variante retirée', 'variantes retirées')}.`,
  },

  grid: {
    label: 'Stock, prix et références des variantes',
    help: 'Flèches et Entrée passent d’une case à l’autre ; collez ici les cases d’un tableur.',
    columns: { variant: 'Variante', remove: 'Retirer' },
    allocated: (count: number) => `dont ${plural(count, 'réservé', 'réservés')}`,
    more: (title: string) => `Un de plus, ${title}`,
    less: (title: string) => `Un de moins, ${title}`,
    remove: (title: string) => `Retirer la variante ${title}`,
    isNew: 'nouvelle',
    preview: {
      title: 'Ce qui change à l’enregistrement',
      cells: (count: number) => plural(count, 'case change', 'cases changent'),
      invalid: (count: number) => plural(count, 'case à corriger', 'cases à corriger'),
      columns: { cell: 'Case', before: 'Avant', after: 'Après' },
      empty: 'vide',
    },
    pasted: (count: number) => `${plural(count, 'case collée', 'cases collées')}.`,
    overflow: (count: number) =>
      `${plural(count, 'case dépassait la grille : laissée', 'cases dépassaient la grille : laissées')} de côté.`,
    ignored: (names: readonly string[]) =>
      `Sans correspondance, ${names.length < 2 ? 'laissée' : 'laissées'} de côté : ${names.join(', ')}.`,
    nothingPasted: 'Aucune case à coller.',
    undo: 'Annuler le collage',
    conflict: 'Le stock a changé entretemps : vérifiez les cases marquées.',
  },

  codes: {
    title: 'Codes-barres et références du fabricant',
    help: 'Ils font reconnaître l’article aux comparateurs de prix. Facultatifs.',
  },

  priceHistory: {
    title: 'Historique des prix',
    none: 'Aucun prix : le produit n’a pas encore été publié.',
    all: 'Toutes',
    ofCampaign: (price: string, campaign: string) => `${price} (${campaign})`,
    help: 'Prouvé : le prix le plus bas des 30 jours avant la réduction, le plus haut que l’on puisse barrer.',
    columns: {
      date: 'Depuis',
      variants: 'Variantes',
      price: 'Prix',
      struckPrice: 'Prix barré',
      proven: 'Prouvé',
    },
  },

  frame: {
    title: 'Mesures de la monture',
    help: 'En millimètres : les cinq, ou aucune.',
  },

  pictures: {
    title: 'Photos',
    first: 'Photo de la boutique',
    help: 'La première photo est celle de la boutique. Glissez-les pour changer leur ordre.',
    saveFirst: 'Enregistrez le produit : vous pourrez ensuite y ajouter des photos.',
    list: 'Photos du produit, dans l’ordre de la boutique',
    alt: (at: number) => `Texte de la photo ${at}`,
    colour: (at: number) => `Couleur de la photo ${at}`,
    allColours: 'Toutes les couleurs',
    up: (at: number) => `Avancer la photo ${at}`,
    down: (at: number) => `Reculer la photo ${at}`,
    remove: (at: number) => `Retirer la photo ${at}`,
    moved: (at: number, count: number) => `Photo placée en position ${at} sur ${count}.`,
    removed: 'Photo retirée ; enregistrez pour confirmer.',
  },
};
