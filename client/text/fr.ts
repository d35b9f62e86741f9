import { offlineTexts } from './fr.offline.ts';
import { frUi } from './fr.ui.ts';

/**
 * Every French sentence of the interface, by feature. The shop's older texts stay exact to the byte;
 * the others follow French typography (’, « », U+00A0 before `! ? : ;`).
 */
export const fr = {
  shop: {
    name: 'Belle Vue',
    tagline: 'Mode et lunettes à Rabat, depuis 2005.',
    copyright: '© 2025 Belle Vue. Tous droits réservés.',
    pictureAlt: 'La boutique Belle Vue, sa vitrine éclairée et sa porte bleue cloutée',
  },

  problems: frUi.problems,

  app: {
    /** Not the name of the other links to an order. */
    findOrder: 'Suivi de commande',
    skipToContent: 'Aller au contenu',
    mainNavigation: 'Navigation principale',
    brand: 'Belle Vue, page d’accueil',
    home: 'ACCUEIL',
    shop: 'BOUTIQUE',
    cart: 'Panier',
    /** Said by the dot at a guest's cart. */
    cartFilled: 'Des articles vous attendent.',
    wishlist: 'Liste de souhaits',
    account: 'Compte',
    // Not the name of the catalogue's field: each name leads to one field.
    search: {
      open: 'Rechercher',
      field: 'Rechercher dans la boutique',
      placeholder: 'Rechercher',
      close: 'Fermer la recherche',
    },
    loading: frUi.loading,
    notifications: frUi.notifications,
    banner: {
      region: 'Inscription',
      text: 'Créez votre compte : vos envies et vos adresses vous y attendent.',
      signUp: "S'inscrire",
      close: 'Fermer la bannière',
    },
    footer: {
      about: 'Une maison de mode et de lunettes, au cœur de Rabat.',
      linksTitle: 'Liens utiles',
      home: 'Accueil',
      shop: 'Boutique',
      // Not the names of the header's icons: each name leads to one link.
      wishlist: 'Mes souhaits',
      cart: 'Mon panier',
      servicesTitle: 'Services',
      services: [
        'Conseil personnalisé',
        'Retouches sur mesure',
        'Garantie qualité',
        'Livraison express',
      ],
      city: 'Rabat, Maroc',
      information: {
        title: 'Informations',
        delivery: 'Livraison et retours',
        // Not the name of the product page's link: each name leads to one link.
        sizes: 'Tailles et mesures',
        faq: 'Questions fréquentes',
        contact: 'Contact',
        terms: 'Conditions générales de vente',
        imprint: 'Mentions légales',
        privacy: 'Confidentialité',
      },
    },
    notFound: {
      documentTitle: 'Page introuvable',
      message: "Oups! La page que vous recherchez n'existe pas.",
      home: 'Retour à l’accueil',
    },
    error: {
      documentTitle: 'Une erreur est survenue',
      title: 'Quelque chose s’est mal passé.',
      text: 'Vos articles sont toujours là. Rechargez la page pour reprendre où vous en étiez.',
      reload: 'Recharger la page',
    },
    offline: offlineTexts,
  },

  ui: frUi.ui,

  home: {
    documentTitle: 'Belle Vue · Mode et lunettes à Rabat',
    description:
      'Belle Vue, maison de mode et de lunettes à Rabat depuis 2005 : caftans, robes, essentiels et lunettes de créateurs.',
    hero: {
      eyebrow: 'Rabat, depuis 2005',
      title: 'La lumière de Rabat, à porter.',
      text: 'Caftans, robes, essentiels de tous les jours et lunettes de créateurs, choisis pour durer.',
      action: 'Acheter Maintenant',
      /** In a shop without products. */
      soon: 'La boutique ouvre bientôt : les premières pièces arrivent.',
    },
    brands: { title: 'Nos marques' },
    about: {
      title: 'Une maison de Rabat',
      text: [
        'Depuis 2005, Belle Vue habille les femmes de Rabat et d’ailleurs. Nous travaillons avec des ateliers qui connaissent la sfifa, le point de bouton et la juste longueur d’une manche.',
        'À nos vêtements répondent les lunettes des grandes maisons : de quoi composer une allure entière, sous une même lumière.',
      ],
    },
    services: {
      title: 'Nos services',
      cards: [
        {
          title: 'Conseil personnalisé',
          text: 'Une styliste vous guide, de la coupe à la monture.',
        },
        {
          title: 'Retouches sur mesure',
          text: 'Ourlets, manches, tailles : ajustés à vous.',
        },
        {
          title: 'Garantie qualité',
          text: 'Des matières choisies, des finitions vérifiées une à une.',
        },
        {
          title: 'Livraison express',
          text: 'Partout au Maroc, expédiée en 24 à 48 heures.',
        },
      ],
    },
    featured: { title: 'Pièces en vedette', all: 'Voir toute la boutique' },
    categories: { title: 'Nos catégories' },
  },

  catalog: {
    documentTitle: 'Boutique',
    description:
      'Caftans, robes, hauts, bas et lunettes de créateurs : toute la boutique de Belle Vue, à Rabat.',
    /** `name` is a category's or a brand's. */
    describe: (name: string) =>
      `${name} chez Belle Vue, maison de mode et de lunettes à Rabat : prix, avis et disponibilité.`,
    title: 'Boutique',
    breadcrumb: { home: 'Accueil', shop: 'Boutique' },
    count: (n: number) => `${n} ${n < 2 ? 'produit' : 'produits'}`,
    search: 'Rechercher...',
    clearSearch: 'Effacer la recherche',
    resultsFor: (text: string) => `Résultats pour « ${text} »`,
    searchAsWritten: (text: string) => `Rechercher plutôt « ${text} »`,
    filters: 'Filtres',
    closeFilters: 'Fermer',
    activeFilters: 'Filtres actifs',
    skipFilters: 'Aller aux produits',
    /** The link to the results. */
    showFound: (n: number | undefined) => {
      if (n === undefined) return 'Voir les produits';
      if (n === 0) return 'Aucun produit';
      return n === 1 ? 'Voir le produit' : `Voir les ${n} produits`;
    },
    clearFilters: 'Effacer les filtres',
    all: 'Tout',
    categories: 'Catégories',
    brands: 'Marques',
    price: 'Prix',
    minPrice: 'Prix minimum (DH)',
    maxPrice: 'Prix maximum (DH)',
    priceFrom: (price: string) => `Dès ${price}`,
    priceTo: (price: string) => `Jusqu’à ${price}`,
    size: (size: string) => `Taille : ${size}`,
    width: 'Largeur',
    widths: {
      NARROW: 'Étroite, moins de 130 mm',
      MEDIUM: 'Moyenne, de 130 à 139 mm',
      WIDE: 'Large, dès 140 mm',
    },
    maxRating: 'Note maximale',
    sort: 'Trier par',
    sorts: {
      FEATURED: 'En vedette',
      PRICE_ASC: 'Prix croissant',
      PRICE_DESC: 'Prix décroissant',
    },
    availability: 'Disponibilité',
    includeOutOfStock: 'Inclure les ruptures de stock',
    results: 'Produits',
    markUpTo: (mark: string) => `Note ≤ ${mark}`,
    ofFive: (mark: string) => `${mark} sur 5`,
    removeFilter: (label: string) => `Retirer le filtre : ${label}`,
    empty: 'Aucun produit trouvé.',
    soldOut: 'Tout est en rupture de stock pour le moment.',
    noProducts: 'La boutique n’a pas encore de produits. Revenez bientôt !',
    clearAll: 'Effacer tous les filtres',
    more: 'Voir plus de produits',
    next: 'Page suivante',
    apply: 'Appliquer les filtres',
    retry: 'Réessayer',
    suggestions: 'Suggestions',
    suggestionCount: (n: number) =>
      n === 0 ? 'Aucune suggestion' : `${n} ${n < 2 ? 'suggestion' : 'suggestions'}`,
    category: 'Catégorie',
    brand: 'Marque',
  },

  product: {
    addToWishlist: 'Ajouter à la liste de souhaits',
    removeFromWishlist: 'Retirer de la liste de souhaits',
    viewWishlist: 'Voir la liste de souhaits',
    addToCart: 'Ajouter au Panier',
    viewCart: 'Voir le Panier',
    inStock: 'En stock',
    outOfStock: 'Rupture de stock',
    /** On a card's picture. */
    soldOut: 'Épuisé',
    /** The name of a size or colour. */
    soldOutValue: (value: string) => `${value}, épuisé`,
    colours: (names: string) => `Couleurs : ${names}`,
    left: (quantity: number) => `Plus que ${quantity} en stock`,
    sizeGuide: 'Guide des tailles',
    measuring: 'Comment se mesurer',
    needsScript: 'Le panier a besoin de JavaScript : activez-le pour acheter cet article.',
    related: 'Dans la même collection',
    category: 'Catégorie',
    description: 'Description',
    discount: (percent: number) => `−${percent} %`,
    reviews: (count: string) => `${count} avis`,
    unknown: 'Ce produit n’existe pas ou n’est plus vendu.',
    unknownTitle: 'Produit introuvable',
    describe: (title: string, brand: string) =>
      `${title}, ${brand} : prix, avis et disponibilité chez Belle Vue, à Rabat.`,
    toShop: 'Voir la boutique',
    recentlyViewed: 'Vus récemment',
    delivery: {
      between: (first: string, last: string) => `Livré entre le ${first} et le ${last}`,
      cost: (fee: string, freeFrom: string) =>
        `Livraison : ${fee}, offerte dès ${freeFrom} d’achat ou avec un compte.`,
      free: 'Livraison offerte',
    },
    sections: {
      details: 'Détails',
      care: 'Entretien',
      measures: {
        title: 'Mesures',
        text: 'En millimètres ; le dessin est à l’échelle.',
        frameWidth: 'Largeur de la monture',
        lensWidth: 'Largeur d’un verre',
        lensHeight: 'Hauteur d’un verre',
        bridgeWidth: 'Pont',
        templeLength: 'Branches',
        millimetres: (n: number) => `${n} mm`,
      },
      delivery: {
        title: 'Livraison et retours',
        lines: (fee: string, freeFrom: string, days: number) => [
          'Votre commande part de Rabat sous 24 à 48 heures, les jours ouvrés, puis voyage un à deux jours.',
          `Livraison partout au Maroc : ${fee}, offerte dès ${freeFrom} d’achat ou avec un compte.`,
          `Vous avez ${days} jours après la livraison pour changer d’avis (loi 31-08) : demandez le retour depuis votre commande.`,
        ],
        more: 'Tout sur la livraison et les échanges',
      },
    },
    picture: {
      all: 'Images du produit',
      nth: (n: number, count: number, alt: string) => `Image ${n} sur ${count} : ${alt}`,
      enlarge: 'Agrandir l’image',
      zoomIn: 'Zoom avant',
      zoomOut: 'Zoom arrière',
      zoom: (percent: number) => `${percent} %`,
      hint: 'Molette, pincement ou double appui pour agrandir, glisser ou flèches pour déplacer.',
    },
    share: {
      share: 'Partager',
      copy: 'Copier le lien',
      copied: 'Lien copié',
      notCopied: 'Le lien n’a pas pu être copié.',
      whatsApp: 'Partager sur WhatsApp',
      newTab: '(nouvel onglet)',
    },
    policies: [
      {
        title: 'Essai de 7 jours',
        text: 'Échange gratuit si vous n’êtes pas satisfait.',
      },
      {
        title: 'Authenticité garantie',
        text: 'Remboursement si un produit n’est pas authentique.',
      },
    ],
  },

  cart: {
    /** What delivery costs a guest, where nothing. */
    guestFree: 'Gratuit',
    title: 'Panier',
    titleWith: (quantity: number) => `Panier (${quantity})`,
    clear: 'Vider le Panier',
    quantity: 'Quantité',
    increase: 'Augmenter la quantité',
    decrease: 'Diminuer la quantité',
    remove: 'Supprimer',
    lineTotal: 'Total de la ligne :',
    warnings: 'À vérifier avant de commander',
    removeWarned: 'Retirer du panier',
    summary: 'Récapitulatif',
    subtotal: (quantity: number) => `Sous-total (${quantity})`,
    discount: 'Remise',
    shipping: 'Livraison',
    free: 'Offerte',
    total: (quantity: number) => `Total (${quantity})`,
    shippingNote: 'Livraison gratuite pour les commandes de plus de 1000 DH',
    order: 'Commander',
    withoutAccount: 'Commandez sans inscription',
    logIn: 'Se connecter pour utiliser vos adresses enregistrées',
    empty: 'Votre panier est vide!',
    toShop: 'Voir la boutique',
    lastSeen: (date: string) =>
      `Sans connexion : montants du ${date}. Changer une quantité et commander demandent le réseau.`,
    missing: (count: number) =>
      count > 1
        ? `${count} articles ajoutés depuis s’afficheront avec la connexion.`
        : 'Un article ajouté depuis s’affichera avec la connexion.',
    notUpdated: 'Les montants n’ont pas pu être mis à jour.',
    retry: 'Réessayer',
    added: 'Ajouté au panier!',
    /** The toast's button to the new line. */
    viewLine: (variant: string) => `Voir : ${variant}`,
    keep: (quantity: number) => `Garder ${quantity}`,
    changed: (option: string, value: string) => `${option} : ${value}`,
    removed: 'Produit retiré du panier!',
    cleared: 'Tous les produits ont été retirés du panier!',
    full: 'Le panier ne peut pas contenir plus de 100 articles différents.',
    quantityFull: 'La quantité d’un article ne peut pas dépasser 99.',
    restored: 'Panier rétabli.',
    quantityNow: (quantity: number) => `Quantité : ${quantity}`,
    merged: 'Les articles de votre panier sont maintenant dans votre compte.',
    missingForFree: (amount: string) => `Plus que ${amount} pour la livraison offerte`,
    freeDelivery: 'Livraison offerte !',
  },
  wishlist: {
    title: 'Liste de souhaits',
    remove: 'Retirer de la Liste de Souhaits',
    empty: 'Votre liste de souhaits est vide.',
    browse: 'Parcourir',
    added: 'Ajouté à la liste de souhaits!',
    removed: 'Produit retiré de la liste de souhaits!',
    logInFirst: 'Veuillez vous connecter pour continuer',
    logInFirstHere: 'Veuillez vous connecter pour continuer!',
  },
} as const;
