/** Texts of a product’s page. */
export const productTexts = {
  inStock: 'En stock',
  left: (quantity: number) => `Plus que ${quantity} en stock`,
  sizeGuide: 'Guide des tailles',
  measuring: 'Comment se mesurer',
  mySize: 'Ma taille',
  yourSize: 'votre taille',
  fit: {
    RUNS_SMALL: 'Taille petit : prenez une taille au-dessus.',
    TRUE_TO_SIZE: 'Taille normalement : prenez votre taille habituelle.',
    RUNS_LARGE: 'Taille grand : prenez une taille au-dessous.',
  },
  ofAlterations: (price: string) => `dont ${price} de retouches`,
  alert: { open: 'Prévenez-moi', title: 'Prévenez-moi de son retour' },
  needsScript: 'Le panier a besoin de JavaScript : activez-le pour acheter cet article.',
  related: 'Dans la même collection',
  category: 'Catégorie',
  description: 'Description',
  preview: 'Aperçu\u00a0: ce produit n’est pas en vente.',
  unknown: 'Ce produit n’existe pas ou n’est plus vendu.',
  unknownTitle: 'Produit introuvable',
  describe: (title: string, brand: string) =>
    `${title}, ${brand} : prix, avis et disponibilité chez Belle Vue, à Rabat.`,
  toShop: 'Voir la boutique',
  recentlyViewed: 'Vus récemment',
  delivery: {
    between: (first: string, last: string) => `Livré entre le ${first} et le ${last}`,
    on: (day: string) => `Livré le ${day}`,
    cost: (fee: string, freeFrom: string) =>
      `Livraison : ${fee}, offerte dès ${freeFrom} d’achat ou avec un compte.`,
    city: 'Voir pour ma ville',
    otherCity: 'Changer de ville',
    free: 'Livraison offerte',
  },
  sections: {
    details: 'Détails',
    /** The seed labels this detail so in this language. */
    care: 'Entretien',
    measures: {
      title: 'Mesures',
      text: 'En millimètres ; le dessin est à l’échelle.',
      frameWidth: 'Largeur de la monture',
      lensWidth: 'Largeur d’un verre',
      lensHeight: 'Hauteur d’un verre',
      bridgeWidth: 'Pont',
      templeLength: 'Branches',
      compare: 'Comparer à ma monture',
      millimetres: (n: number) => `${n} mm`,
    },
    wearers: {
      title: 'La longueur sur vous',
      legend: 'Vous mesurez',
      metres: (centimetres: number) => `${(centimetres / 100).toFixed(2).replace('.', ',')}\u00a0m`,
    },
    delivery: {
      title: 'Livraison et retours',
      lines: (fee: string, freeFrom: string, days: number) => [
        'Livraison en jours ouvrés, du lundi au samedi, aux dates annoncées plus haut.',
        `${fee}, offerte dès ${freeFrom} d’achat ou avec un compte, à moins que votre ville n’ait son propre tarif.`,
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
} as const;
