import { formatMoney } from '#shared/money.format.ts';
import { FREE_DELIVERY_FROM, GUEST_DELIVERY_FEE } from '#shared/pricing.ts';

/** Texts of the list that leads a new shop to its first order. */
export const frFirstSteps = {
  title: 'Premiers pas',
  text: 'De la boutique vide à la première commande. Chaque étape se coche d’elle-même dès qu’elle est faite.',
  progress: (done: number, all: number) =>
    `${done} ${done < 2 ? 'étape faite' : 'étapes faites'} sur ${all}`,
  isDone: 'Fait',
  isSetAside: 'Mis de côté',
  takeUp: 'Reprendre',
  takeUpNamed: (title: string) => `Reprendre\u00a0: ${title}`,
  ofOwner: 'Un propriétaire s’en charge.',
  steps: {
    NAME: {
      title: 'Le nom de la boutique',
      why: 'Les pages, les e-mails et les factures disent «\u00a0Ma boutique\u00a0» tant qu’elle n’a pas de nom.',
      action: 'Donner un nom',
    },
    INVOICES: {
      title: 'Votre société',
      why: 'Une facture doit porter le nom, l’adresse, l’ICE et l’identifiant fiscal du vendeur.',
      action: 'Remplir l’identité légale',
    },
    CATEGORY: {
      title: 'Une première catégorie',
      why: 'Chaque produit est rangé dans une catégorie, que les clients parcourent.',
      action: 'Créer une catégorie',
    },
    PRODUCT: {
      title: 'Un premier produit en vente',
      why: 'Tant qu’aucun produit n’est publié, la boutique n’a rien à vendre\u00a0; un brouillon ne se voit pas.',
      action: 'Ajouter un produit',
    },
    DELIVERY: {
      title: 'La livraison',
      why: `Pour l’instant, tout le Maroc paie ${formatMoney(GUEST_DELIVERY_FEE)}, et rien dès ${formatMoney(FREE_DELIVERY_FROM)} d’achat.`,
      action: 'Régler zones et frais',
      setAside: 'Garder ce tarif',
    },
    PAYMENT: {
      title: 'Le paiement',
      why: 'Le paiement par carte est à l’essai\u00a0: aucun argent ne bouge. Encaissez à la livraison seulement, ou réglez un prestataire sur le serveur.',
      action: 'Choisir le paiement',
    },
    MAILS: {
      title: 'Les e-mails',
      why: 'Sans SMTP_URL et MAIL_FROM sur le serveur, les e-mails restent dans sa boîte d’envoi\u00a0: aucun client n’en reçoit.',
      setAside: 'Vendre sans e-mails',
    },
    LEGAL: {
      title: 'Les pages légales',
      why: 'Elles nomment la déclaration à la CNDP (loi 09-08), le téléphone et l’e-mail de la boutique.',
      action: 'Compléter les pages légales',
    },
  },
} as const;
