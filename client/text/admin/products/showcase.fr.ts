const named = (title: string) => `«\u00a0${title}\u00a0»`;

/** Texts of the back office's page of what stands where. */
export const frShowcase = {
  title: 'Vitrine',
  parts: 'Parties de la vitrine',
  places: {
    up: (title: string) => `Monter ${named(title)}`,
    down: (title: string) => `Descendre ${named(title)}`,
    top: (title: string) => `Placer ${named(title)} en tête`,
    end: (title: string) => `Placer ${named(title)} à la fin`,
    remove: (title: string) => `Retirer ${named(title)}`,
    moved: (title: string, at: number) => `${named(title)}\u00a0: place ${at}.`,
    movedToEnd: (title: string) => `${named(title)}\u00a0: à la fin.`,
    removed: (title: string) => `${named(title)} est retiré.`,
  },
  search: {
    label: 'Ajouter un produit',
    hint: 'Un mot du titre, une marque ou une référence.',
    found: 'Produits trouvés',
    none: 'Aucun produit trouvé.',
    add: (title: string) => `Ajouter ${named(title)}`,
    addShort: 'Ajouter',
    added: (title: string) => `${named(title)} est ajouté.`,
  },
  unseen: {
    ARCHIVED: 'Archivé\u00a0: les clients ne le voient pas.',
    DRAFT: 'Brouillon\u00a0: les clients ne le voient pas.',
  },
  order: {
    title: 'Ordre des produits',
    help: 'Glissez un produit, ou déplacez-le avec ses boutons\u00a0: la boutique suit aussitôt. Les nouveaux produits se placent à la fin.',
    helpCategory:
      'Cette catégorie suit l’ordre de la boutique tant que rien n’y a été déplacé\u00a0; ensuite elle garde le sien.',
    list: 'Liste',
    all: 'Toute la boutique',
    label: 'Produits dans l’ordre',
    count: (shown: number, total: number) =>
      shown < total
        ? `${shown} produits affichés sur ${total}`
        : `${total} ${total < 2 ? 'produit' : 'produits'}`,
    more: 'Afficher la suite',
    none: 'Aucun produit ici pour l’instant.',
    outOfStock: 'Épuisé',
  },
  home: {
    title: 'Page d’accueil',
    states: {
      online: 'La page d’accueil est en ligne telle que vous la voyez ici.',
      draft: 'Des changements attendent\u00a0: les clients ne les voient pas encore.',
    },
    preview: 'Aperçu',
    previewIn: { FR: 'En français', AR: 'En arabe', EN: 'En anglais' },
    saveFirst: 'Enregistrez d’abord ce qui est saisi.',
    publish: 'Mettre en ligne',
    published: 'La nouvelle page d’accueil est en ligne.',
    undo: {
      button: 'Une étape en arrière',
      title: 'Remettre la page d’accueil précédente\u00a0?',
      text: 'Les clients reverront la page d’avant la dernière mise en ligne. Celle d’aujourd’hui reste ici, prête à revenir.',
      done: 'La page d’accueil précédente est de nouveau en ligne.',
    },
    saved: 'Page d’accueil enregistrée. Mettez-la en ligne quand elle vous convient.',
    remembered: 'Modifications non enregistrées\u00a0: elles vous attendent sur la page d’accueil.',
    featured: {
      title: 'Pièces en vedette',
      help: (count: number) =>
        count === 0
          ? 'Aucune n’est choisie\u00a0: la page montre les places 3, 9, 6, 20, 14, 8, 11 et 16 de la liste.'
          : `${count} sur 8. Celles qui ne sont pas en vente ne laissent pas de vide.`,
      list: 'Pièces choisies',
      added: (title: string, count: number) => `${named(title)} est ajouté\u00a0: ${count} sur 8.`,
      full: 'Huit pièces sont choisies\u00a0: retirez-en une pour en ajouter une autre.',
    },
    texts: {
      title: 'Textes',
      languages: 'Langues de la page d’accueil',
      groups: {
        hero: {
          FR: 'Haut de la page',
          AR: 'Haut de la page, en arabe',
          EN: 'Haut de la page, en anglais',
        },
        about: { FR: 'La maison', AR: 'La maison, en arabe', EN: 'La maison, en anglais' },
      },
      name: 'Titre',
      text: 'Texte',
      alt: 'Texte de la photo',
      eyebrow: 'Ligne au-dessus du titre',
      hints: {
        eyebrow: 'Vide\u00a0: la ville et l’année de l’identité.',
        hero: {
          title: 'Vide\u00a0: le nom de la boutique.',
          text: 'Vide\u00a0: la phrase de l’identité.',
        },
        about: {
          title: 'Sans titre, ni texte, ni photo, ce bloc ne s’affiche pas.',
          text: 'Chaque ligne est un paragraphe.',
        },
      },
      translationHint: 'Vide\u00a0: le texte français.',
    },
    pictures: {
      hero: 'Photo du haut de la page',
      about: 'Photo de la maison',
      none: 'Pas encore de photo.',
      remove: 'Retirer la photo',
      removed: 'La photo est retirée à l’enregistrement.',
    },
    blocks: {
      title: 'Blocs de la page',
      names: {
        CAMPAIGNS: 'Campagnes en cours',
        BRANDS: 'Marques',
        FEATURED: 'Pièces en vedette',
        OCCASIONS: 'Occasions',
        EYEWEAR: 'Lunettes',
        ABOUT: 'La maison',
        SERVICES: 'Services',
        CATEGORIES: 'Catégories',
      },
    },
    brands: {
      title: 'Marques',
      help: 'Sans choix, toutes les marques se montrent.',
      list: 'Marques choisies',
      add: 'Ajouter une marque',
      choose: 'Choisir…',
    },
  },
} as const;
