import { productFieldNames } from '#shared/product-fields.fr.ts';
import { frOrderProblems as ofOrders } from './messages.order-problems.fr.ts';
import { orderStatuses } from '#shared/order.fr.ts';
import { formatMoney } from '#shared/money.format.ts';
import { type Centimes } from '#shared/money.ts';
import { FREE_DELIVERY_FROM } from '#shared/pricing.ts';
import type { Titles } from '#shared/language.ts';

type OrderStatus = keyof typeof orderStatuses;
interface Field {
  readonly field: string;
}
interface Titled {
  readonly titles: Titles;
}
interface Max {
  readonly max: number;
}

const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Email',
  password: 'Mot de passe',
  currentPassword: 'Mot de passe actuel',
  number: 'Numéro de commande',
  name: 'Nom',
  phone: 'Téléphone',
  street: 'Rue',
  city: 'Ville',
  region: 'Région',
  postalCode: 'Code Postal',
  ...productFieldNames,
  categoryName: 'Catégorie',
  price: 'Prix',
  sku: 'Référence',
  mpn: 'Référence du fabricant',
  label: 'Libellé',
  value: 'Valeur',
  alt: 'Texte de l’image',
  text: 'Note',
  note: 'Note',
  legalName: 'Raison sociale',
  address: 'Adresse du siège',
  ice: 'ICE',
  rc: 'RC',
  taxId: 'IF',
  cndp: 'CNDP',
  whatsAppText: 'Message WhatsApp',
  whatsAppTextAr: 'Message WhatsApp en arabe',
  whatsAppTextEn: 'Message WhatsApp en anglais',
};

/** Names a field as its form does, one in a list, such as `images.0.alt`, by its last part. */
const theField = (field: string) => {
  const name = fieldNames[field.slice(field.lastIndexOf('.') + 1)];
  return name === undefined ? 'Ce champ' : `Le champ «\u00a0${name}\u00a0»`;
};

const retry = (minutes: number) => `Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`;

const wait = (minutes: number) => `Trop de tentatives de connexion. ${retry(minutes)}`;

const quantity = () => 'La quantité doit être un nombre entier de 1 à 99.';

/** Sentences for shoppers, by code, and by reason where a code has several. */
export const shopProblems = {
  UNKNOWN_PASSKEY: {
    LOG_IN: () =>
      'Cette clé d’accès n’a pas été reconnue. Réessayez, ou connectez-vous avec votre mot de passe.',
    REMOVE: () => 'Cette clé d’accès est déjà supprimée.',
  },
  UNKNOWN_SESSION: () => 'Cette session est déjà terminée.',
  UNKNOWN_EMAIL: {
    LOG_IN: () => 'Email non trouvé. Veuillez vérifier vos identifiants.',
  },
  WRONG_PASSWORD: {
    PASSWORD: () => 'Mot de passe incorrect. Veuillez réessayer.',
    DEMO_CLOSED: () => 'Le compte de démonstration est fermé dans cette boutique.',
  },
  EMAIL_TAKEN: () => 'Cet email est déjà utilisé. Veuillez en choisir un autre.',
  REQUIRED: {
    FIELD: ({ field }: Field) => `${theField(field)} est obligatoire.`,
    LOG_IN: () => "Veuillez entrer toutes les informations d'identification!",
    SIGN_UP: () => 'Veuillez remplir tous les champs!',
    ADDRESS: () => 'Veuillez remplir toutes les informations!',
    GUEST_ORDER: () => 'Veuillez remplir tous les champs obligatoires',
    FIND_ORDER: () => 'Veuillez indiquer le numéro de la commande et le téléphone.',
    ...ofOrders.REQUIRED,
  },
  INVALID: {
    TEXT: ({ field }: Field) => `${theField(field)} n’est pas un texte valable.`,
    TEXT_LENGTH: ({ field, max }: Field & Max) =>
      `${theField(field)} ne peut pas dépasser ${max} caractères.`,
    TEXT_WITH_LINK: ({ field }: Field) =>
      `${theField(field)} ne peut contenir ni lien ni adresse e-mail.`,
    PHONE: () => 'Numéro de téléphone invalide',
    EMAIL: () => 'Adresse email invalide',
    EMAIL_SAME: () => 'Cette adresse est déjà celle de votre compte.',
    EMAIL_DOTLESS: () =>
      'L’adresse email contient un «\u00a0ı\u00a0» sans point\u00a0: écrivez-la avec «\u00a0i\u00a0».',
    EMAIL_INVISIBLE: () => 'L’adresse email contient un caractère invisible. Veuillez la retaper.',
    PASSWORD_LENGTH: ({ min, max }: Max & { readonly min: number }) =>
      `Le mot de passe doit compter de ${min} à ${max} caractères.`,
    PASSWORD_COMMON: () =>
      'Ce mot de passe est l’un des plus courants. Choisissez-en un autre, moins facile à deviner.',
    PASSWORD_REPEATED: () =>
      'Ce mot de passe répète les mêmes caractères ou les suit dans l’ordre. Choisissez-en un autre, moins facile à deviner.',
    PASSWORD_WITHOUT_LETTERS: () =>
      'Ce mot de passe n’a aucune lettre. Choisissez-en un qui en ait, de plusieurs mots par exemple.',
    PASSWORD_KNOWN_WORD: () =>
      'Ce mot de passe n’ajoute presque rien à un mot que l’on essaie d’abord (nom de la boutique, ville, mot courant). Choisissez-en un autre, de plusieurs mots par exemple.',
    PASSWORDS_DIFFER: () => 'Les mots de passe ne correspondent pas!',
    PASSKEY: () => 'La clé d’accès n’a pas pu être ajoutée. Veuillez réessayer.',
    ADDRESS_ID: () => 'Cet identifiant n’est pas valable.',
    ADDRESS_ID_TAKEN: () => 'Une adresse porte déjà cet identifiant.',
    IDEMPOTENCY_KEY: () => 'La clé d’idempotence doit compter de 8 à 128 caractères visibles.',
    QUANTITY: quantity,
    QUANTITY_FULL: () => 'La quantité d’un article ne peut pas dépasser 99.',
    BODY: () => 'Le corps de la requête doit être un objet JSON.',
    MISSING: ({ name }: { readonly name: string }) =>
      `Le champ «\u00a0${name}\u00a0» manque ou n’a pas la forme attendue.`,
    CART_ACTION: () => 'action.type doit être «\u00a0increment\u00a0» ou «\u00a0decrement\u00a0».',
    ...ofOrders.INVALID,
  },
  UNKNOWN_PRODUCT: {
    CATALOG: () => 'Ce produit n’existe pas ou n’est plus au catalogue.',
    ORDERED: ({ titles }: Titled) => `«\u00a0${titles.FR}\u00a0» n’est plus au catalogue.`,
    WISHLIST: () => 'Ce produit n’est pas dans la liste de souhaits.',
  },
  OUT_OF_STOCK: ({ titles }: Titled) => `«\u00a0${titles.FR}\u00a0» est en rupture de stock.`,
  UNKNOWN_VARIANT: {
    CATALOG: () => 'Cette taille ou cette couleur n’existe pas pour ce produit.',
    ORDERED: ({ titles }: Titled) =>
      `«\u00a0${titles.FR}\u00a0» n’existe plus dans cette taille ou cette couleur.`,
  },
  INSUFFICIENT_STOCK: ({ available }: { readonly available: number }) => {
    if (available <= 0) return 'Rupture de stock.';
    return available === 1 ? 'Il ne reste qu’une pièce.' : `Il ne reste que ${available} pièces.`;
  },
  NOT_IN_CART: () => 'Ce produit n’est pas dans le panier.',
  UNKNOWN_ADDRESS: () => 'Cette adresse n’existe pas.',
  EMPTY_CART: { CART: () => 'Votre panier est vide' },
  LIMIT_REACHED: {
    CART: () => 'Le panier ne peut pas contenir plus de 100 articles différents.',
    WISHLIST: () => 'La liste de souhaits ne peut pas contenir plus de 200 produits.',
    PASSKEYS: () => 'Un compte ne peut pas avoir plus de 10 clés d’accès.',
    ADDRESSES: () => 'Le carnet ne peut pas contenir plus de 20 adresses.',
  },
  PRICE_CHANGED: {
    PRICE: ({ payable }: { readonly payable: Centimes }) =>
      `Les prix ont changé depuis l’affichage\u00a0: le total est maintenant de ${formatMoney(payable)}.`,
    DELIVERY: ({ payable, fee }: { readonly payable: Centimes; readonly fee: Centimes }) =>
      `Les prix ont changé depuis l’affichage. En dessous de ${formatMoney(FREE_DELIVERY_FROM)}, la livraison coûte ${formatMoney(fee)}\u00a0: le total est maintenant de ${formatMoney(payable)}.`,
  },
  UNKNOWN_PAYMENT: () => 'Ce paiement n’existe pas.',
  PAYMENT_REFUSED: () => 'Le paiement n’a pas abouti. Votre carte n’a pas été débitée.',
  PAYMENT_PENDING: () =>
    'Votre banque n’a pas encore répondu. Ne payez pas une seconde fois\u00a0: nous vérifions le paiement.',
  PAYMENT_UNAVAILABLE: {
    CARDS_OFF: () => 'Le paiement par carte n’est pas disponible dans cette boutique.',
    NO_ANSWER: () =>
      'Le service de paiement ne répond pas. Rien n’a été débité, veuillez réessayer plus tard.',
  },
  UNKNOWN_ORDER: {
    LINK: () => 'Cette commande n’existe pas, ou ce lien ne l’ouvre pas.',
    FIND: () =>
      'Aucune commande ne correspond à ce numéro et à ce téléphone. Vérifiez-les, ou appelez notre service client.',
  },
  NOT_ALLOWED_NOW: {
    DEMO_ACCOUNT: () =>
      'Un compte de démonstration garde son mot de passe et son adresse e-mail, et ne peut pas être supprimé. Créez votre propre compte pour essayer.',
    IN_STOCK: () => 'Cet article est disponible\u00a0: vous pouvez le commander.',
    NO_PASSKEYS: () => 'Les clés d’accès ne sont pas disponibles à cette adresse.',
    NO_DEMO: () => 'Cette boutique n’a pas de compte de démonstration.',
    MOVE: ({
      number,
      from,
      to,
    }: {
      readonly number: string;
      readonly from: OrderStatus;
      readonly to: OrderStatus;
    }) =>
      from === to
        ? `La commande ${number} est déjà «\u00a0${orderStatuses[to]}\u00a0».`
        : `La commande ${number} est «\u00a0${orderStatuses[from]}\u00a0»\u00a0: elle ne peut pas devenir «\u00a0${orderStatuses[to]}\u00a0».`,
    CANCEL: () =>
      'Cette commande ne peut plus être annulée. Notre service client peut encore vous aider.',
    CONFIRM: () => 'Cette commande est close\u00a0: elle n’est plus à confirmer.',
    RETURN: ({ days }: { readonly days: number }) =>
      `Un retour peut être demandé dans les ${days} jours qui suivent la livraison, une fois par article.`,
    CANCEL_RETURN: () =>
      'Ce retour est déjà reçu, refusé ou annulé\u00a0: il ne peut plus être annulé.',
    OPEN_PAYMENT: () =>
      'Un paiement par carte est en cours. Terminez-le, ou réessayez dans 30 minutes.',
    ORDERS_UNDER_WAY: ({ numbers }: { readonly numbers: readonly string[] }) =>
      numbers.length === 1
        ? `La commande ${numbers[0]} est en cours\u00a0: terminez-la, ou demandez son annulation.`
        : `Des commandes sont en cours\u00a0: ${numbers.join(', ')}. Terminez-les, ou demandez leur annulation.`,
    PAID_TOO_LATE: () =>
      'Cette commande était déjà annulée quand le paiement est arrivé\u00a0: la somme débitée vous est remboursée.',
    ...ofOrders.NOT_ALLOWED_NOW,
  },
  IDEMPOTENCY_CONFLICT: () => 'Cette clé a déjà servi pour une autre commande.',
  TOO_MANY_ATTEMPTS: {
    ADDRESS: ({ minutes }: { readonly minutes: number }) => wait(minutes),
    FIND_ORDER: ({ minutes }: { readonly minutes: number }) =>
      `Trop de recherches de commande. ${retry(minutes)}`,
    ACCOUNT: ({ minutes }: { readonly minutes: number }) =>
      `${wait(minutes)} D’ici là, connectez-vous depuis un appareil déjà utilisé pour ce compte, ou suivez le lien que nous envoyons à son adresse e-mail.`,
    MAILS: ({ minutes }: { readonly minutes: number }) =>
      `Trop d’e-mails ont été demandés. ${retry(minutes)}`,
  },
  INVALID_TOKEN: {
    STOCK_ALERT: () =>
      'Ce lien n’est plus valable\u00a0: l’alerte est terminée, ou elle n’a pas été confirmée dans les 7 jours.',
    HALF_HOUR: () =>
      'Ce lien n’est plus valable\u00a0: il sert une seule fois, dans les 30 minutes qui suivent l’envoi de l’e-mail.',
    DAY: () =>
      'Ce lien n’est plus valable\u00a0: il sert une seule fois, dans les 24 heures qui suivent l’envoi de l’e-mail.',
  },
} as const;
