import { plural } from '#shared/language.ts';

/** Texts of the demo without a server. */
export const demoTexts = {
  documentTitle: (shop: string) => `${shop} · Démonstration`,
  noScript: 'La démonstration a besoin de JavaScript\u00a0: la boutique est dans la page.',
  ribbon: 'Démonstration\u00a0: tout reste dans ce navigateur',
  lost: 'Démonstration\u00a0: ce navigateur n’enregistre rien, tout disparaît à la fermeture',
  failed:
    'La démonstration n’a pas pu s’ouvrir dans ce navigateur. Rechargez la page, ou essayez un navigateur plus récent.',
  open: 'Démo',
  unread: (count: number) =>
    plural('FR', count, { one: '# nouveau mail', other: '# nouveaux mails' }),
  title: 'La démonstration',
  text: 'La vraie boutique, sans serveur\u00a0: ses règles et ses données sont dans cette page, et n’en sortent pas.',
  owner: 'La gestion s’ouvre avec cet e-mail et ce mot de passe\u00a0:',
  places: {
    label: 'Autres pages',
    shop: 'Boutique',
    admin: 'Gestion',
    mockman: 'Testeur d’API',
    sandbox: 'Bac à sable GraphQL',
  },
  mails: {
    title: 'Mails',
    none: 'Aucun mail pour le moment. Passez une commande ou créez un compte\u00a0: les mails arrivent ici.',
    failed: 'Les mails n’ont pas pu être lus. Veuillez réessayer.',
    to: (address: string) => `à ${address}`,
    back: 'Tous les mails',
  },
  delay: {
    title: 'Délai',
    label: 'Délai de chaque réponse',
    hint: 'Comme un réseau plus ou moins lent\u00a0; 400\u00a0ms au départ.',
    value: (ms: number) => `${ms}\u00a0ms`,
  },
  reset: {
    title: 'Recommencer à zéro',
    text: 'Comptes, paniers, commandes et modifications du catalogue sont effacés de ce navigateur, dans tous ses onglets.',
    button: 'Recommencer à zéro',
    confirm: 'Tout effacer',
    dismiss: 'Annuler',
    failed: 'Les données n’ont pas pu être effacées. Veuillez réessayer.',
  },
  openEmpty: {
    title: 'Ouvrir une boutique vide',
    text: 'La boutique s’ouvre sans produits ni nom, comme au premier jour d’une nouvelle maison. Ce qui est dans ce navigateur est effacé.',
    button: 'Ouvrir une boutique vide',
    confirm: 'Tout effacer et ouvrir',
  },
  openDemo: {
    title: 'Rouvrir la boutique de démonstration',
    text: 'La boutique revient avec ses produits. Ce qui est dans ce navigateur est effacé.',
    button: 'Rouvrir la boutique de démonstration',
    confirm: 'Tout effacer et rouvrir',
  },
};
