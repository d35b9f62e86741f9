import { offlineTexts } from './offline.fr.ts';
import { uiTexts } from './ui.fr.ts';

/**
 * The French sentences around every page; each feature has its own in `<feature>.fr.ts`. The shop's older
 * texts stay exact to the byte; the others follow French typography (’, « », U+00A0 before `! ? : ;`).
 */
export const shopTexts = {
  problems: uiTexts.problems,

  breadcrumb: { home: 'Accueil', shop: 'Boutique' },

  app: {
    /** Differs from the name of the other links to an order. */
    findOrder: 'Suivi de commande',
    skipToContent: 'Aller au contenu',
    mainNavigation: 'Navigation principale',
    brand: (name: string) => `${name}, page d’accueil`,
    home: 'ACCUEIL',
    shop: 'BOUTIQUE',
    cart: 'Panier',
    /** Said by the dot at a guest's cart. */
    cartFilled: 'Des articles vous attendent.',
    wishlist: 'Liste de souhaits',
    account: 'Compte',
    languages: 'Langues',
    // Not the name of the catalogue's field: each name leads to one field.
    search: {
      open: 'Rechercher',
      field: 'Rechercher dans la boutique',
      placeholder: 'Rechercher',
      close: 'Fermer la recherche',
    },
    loading: uiTexts.loading,
    banner: {
      region: 'Inscription',
      text: 'Créez votre compte : vos envies et vos adresses vous y attendent.',
      signUp: "S'inscrire",
      close: 'Fermer la bannière',
    },
    footer: {
      copyright: (name: string) => `© ${name}. Tous droits réservés.`,
      linksTitle: 'Liens utiles',
      home: 'Accueil',
      shop: 'Boutique',
      // Not the names of the header's icons: each name leads to one link.
      wishlist: 'Mes souhaits',
      cart: 'Mon panier',
      socialTitle: 'Nous suivre',
      servicesTitle: 'Services',
      services: [
        'Conseil personnalisé',
        'Retouches sur mesure',
        'Garantie qualité',
        'Livraison express',
      ],
      /** Null without a city. */
      city: (city: string | null) => (city === null ? 'Maroc' : `${city}, Maroc`),
      information: {
        title: 'Informations',
        occasions: 'Occasions',
        delivery: 'Livraison et retours',
        // Not the name of the product page's link: each name leads to one link.
        sizes: 'Tailles et mesures',
        frames: 'Trouver ma monture',
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

  ui: uiTexts.ui,
} as const;
