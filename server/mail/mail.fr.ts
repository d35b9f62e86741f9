import type { PageShop } from '#shared/shop/page-shop.ts';
import type { SomeSentences } from '../shared/problem-codes.ts';
import { withDe } from '../shared/text/french.ts';

/** `Firefox sur Windows`; null if both are unknown. */
export const deviceName = (browser: string | null, system: string | null) =>
  browser !== null && system !== null ? `${browser} sur ${system}` : (browser ?? system);

/** Names the clock of the moments in mails: « heure de Fès », or the country's. */
export const clockOf = ({ city }: Pick<PageShop, 'city'>) =>
  city === null ? 'heure du Maroc' : `heure ${withDe(city)}`;

/** Texts of mails of all kinds. */
export const frMail = {
  about: {
    ORDER_PLACED: {
      subject: (number: string) => `Votre commande ${number} est enregistrée`,
      title: 'Merci pour votre commande\u00a0!',
    },
    ORDER_CONFIRMED: {
      subject: (number: string) => `Votre commande ${number} est confirmée`,
      title: 'Votre commande est confirmée',
    },
    ORDER_SHIPPED: {
      subject: (number: string) => `Votre commande ${number} est en route`,
      title: 'Votre colis est en route',
    },
    ORDER_CANCELLED: {
      subject: (number: string) => `Votre commande ${number} est annulée`,
      title: 'Votre commande est annulée',
    },
    ORDER_DELIVERED: {
      subject: (number: string) => `Votre commande ${number} est livrée`,
      title: 'Votre commande est livrée',
    },
    ORDER_READY: {
      subject: (number: string) => `Votre commande ${number} est prête`,
      title: 'Votre commande vous attend',
    },
    ORDER_REFUSED: {
      subject: (number: string) => `Le colis de votre commande ${number} nous revient`,
      title: 'Votre colis n’a pas été remis',
    },
    ORDER_CHANGED: {
      subject: (number: string) => `Votre commande ${number} a été modifiée`,
      title: 'Votre commande a été modifiée',
    },
    ORDER_OUT_FOR_DELIVERY: {
      subject: (number: string) => `Votre commande ${number} arrive aujourd’hui`,
      title: 'Votre colis arrive aujourd’hui',
    },
    ORDER_ATTEMPT_FAILED: {
      subject: (number: string) => `Commande ${number}\u00a0: le livreur n’a pas pu vous joindre`,
      title: 'La livraison n’a pas pu se faire',
    },
    RETURN_RECEIVED: {
      subject: (number: string) => `Commande ${number}\u00a0: votre retour est arrivé`,
      title: 'Votre retour est arrivé',
    },
    RETURN_REFUSED: {
      subject: (number: string) => `Commande ${number}\u00a0: votre demande de retour`,
      title: 'Votre retour n’a pas été accepté',
    },
    ORDER_REFUNDED: {
      subject: (number: string) => `Commande ${number}\u00a0: votre remboursement`,
      title: 'Votre remboursement est parti',
    },
    EXCHANGE_REQUESTED: {
      subject: (number: string) => `Commande ${number}\u00a0: votre demande d’échange`,
      title: 'Votre demande d’échange est enregistrée',
    },
    EXCHANGE_APPROVED: {
      subject: (number: string) => `Commande ${number}\u00a0: votre échange est accepté`,
      title: 'Votre échange est accepté',
    },
    EXCHANGE_REFUSED: {
      subject: (number: string) => `Commande ${number}\u00a0: votre demande d’échange`,
      title: 'Votre échange n’a pas été accepté',
    },
    EXCHANGE_RECEIVED: {
      subject: (number: string) => `Commande ${number}\u00a0: l’article à échanger est arrivé`,
      title: 'L’article à échanger est arrivé',
    },
    EXCHANGE_SHIPPED: {
      subject: (number: string) => `Commande ${number}\u00a0: votre échange est en route`,
      title: 'Votre échange est en route',
    },
    EXCHANGE_COMPLETED: {
      subject: (number: string) => `Commande ${number}\u00a0: votre échange est terminé`,
      title: 'Votre échange est terminé',
    },
    EXCHANGE_EXPIRED: {
      subject: (number: string) => `Commande ${number}\u00a0: votre échange a expiré`,
      title: 'Votre échange a expiré',
    },
    EXCHANGE_FAILED: {
      subject: (number: string) => `Commande ${number}\u00a0: votre échange n’a pas abouti`,
      title: 'Votre échange n’a pas abouti',
    },
  },
  /** Texts of the mail to the shop. */
  newOrder: {
    subject: (number: string, amount: string) => `Nouvelle commande ${number}\u00a0: ${amount}`,
    title: 'Nouvelle commande',
    toCollect: (amount: string) => `${amount} à encaisser à la livraison.`,
    paid: (amount: string) => `${amount} déjà payés.`,
    open: 'Ouvrir la commande',
  },
  greeting: (name: string) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  received: 'Nous avons bien reçu votre commande. En voici le détail.',
  shipsSoon: 'Votre commande sera expédiée sous 24–48 heures.',
  promised: (days: string) => `Livraison prévue ${days}.`,
  readySoon: 'Nous vous écrirons dès que votre commande sera prête au retrait.',
  confirmed: 'Nous avons confirmé votre commande et nous la préparons.',
  delivered:
    'Votre colis vous a été remis. Merci de votre confiance. Votre facture est sur la page de suivi.',
  pickedUp:
    'Vous avez retiré votre commande. Merci de votre confiance. Votre facture est sur la page de suivi.',
  returnable: (days: number) =>
    `Un article ne vous convient pas\u00a0? Vous pouvez en demander le retour dans les ${days} jours, depuis la page de suivi.`,
  ready: 'Votre commande est prête\u00a0: vous pouvez venir la retirer.',
  refused: 'Le colis a été refusé à la livraison\u00a0: il revient à la boutique.',
  changed: 'Notre boutique a modifié votre commande\u00a0:',
  changedLine: (title: string, before: number, after: number) => {
    if (before === 0) return `${title}\u00a0: ajouté, quantité ${after}`;
    return after === 0
      ? `${title}\u00a0: retiré`
      : `${title}\u00a0: quantité ${after} au lieu de ${before}`;
  },
  changedAddress: 'L’adresse de livraison a changé\u00a0: la nouvelle est ci-dessous.',
  changedParcel: (number: string) => `Le numéro de colis est maintenant ${number}.`,
  noParcel: 'Le numéro de colis a été retiré\u00a0: un nouveau vous sera envoyé.',
  changedTotal: (before: string, after: string) => `Total\u00a0: ${after} au lieu de ${before}`,
  returnReceived: 'Nous avons bien reçu les articles que vous nous avez renvoyés\u00a0:',
  returnedLine: (title: string, quantity: number) => `${quantity} × ${title}`,
  returnRefused:
    'Nous n’avons pas pu accepter votre retour. Notre service client reste à votre écoute.',
  exchange: {
    line: (quantity: number, from: string, to: string) => `${quantity} × ${from}, contre ${to}`,
    requested:
      'Nous avons bien reçu votre demande d’échange. Nous vous écrivons dès qu’elle est acceptée.',
    approved: 'Nous avons accepté votre échange\u00a0:',
    methods: {
      AT_THE_DOOR:
        'Le livreur vous apporte le nouvel article et reprend l’ancien\u00a0: préparez-le, avec ses étiquettes.',
      SEND_BACK:
        'Renvoyez-nous l’article, avec ses étiquettes\u00a0: le nouveau part dès que nous l’avons reçu.',
      IN_SHOP:
        'Apportez l’article à la boutique, avec ses étiquettes\u00a0: le nouveau vous y attend.',
    },
    reserved: (day: string) => `Le nouvel article vous est réservé jusqu’au ${day}.`,
    free: 'Vous n’avez rien à payer.',
    toPay: (amount: string) => `La différence à régler lors de l’échange est de ${amount}.`,
    toRefund: (amount: string) => `Nous vous rendrons la différence, ${amount}.`,
    refused:
      'Nous n’avons pas pu accepter votre échange. Notre service client reste à votre écoute.',
    received: 'Nous avons bien reçu l’article à échanger\u00a0: le nouveau part bientôt.',
    shipped: 'Le nouvel article vient de quitter notre boutique\u00a0:',
    parcel: (number: string) => `Numéro de colis\u00a0: ${number}`,
    handOver: 'Remettez l’ancien article au livreur.',
    completed: 'Votre échange est terminé. Vous pouvez encore retourner le nouvel article\u00a0:',
    documents: {
      EXCHANGE_NOTE: (number: string) => `Bon d’échange ${number}`,
      CREDIT_NOTE: (number: string) => `Avoir ${number}`,
      INVOICE: (number: string) => `Facture ${number}`,
    },
    expired:
      'Le nouvel article n’est plus réservé. Vous pouvez demander un autre échange ou un retour, tant que le délai n’est pas passé.',
    failed: 'Votre échange n’a pas abouti. Notre service client reste à votre écoute.',
  },
  givenBack: (amount: string) => `Nous vous avons remis ${amount} en espèces.`,
  refundMade: (amount: string) =>
    `Nous avons remboursé ${amount} sur la carte qui a servi au paiement. Le délai dépend de votre banque.`,
  outForDelivery: 'Le livreur est en route avec votre colis. Gardez votre téléphone près de vous.',
  attemptFailed:
    'Le livreur n’a pas pu vous remettre votre colis. Il essaiera de nouveau\u00a0: répondez à son appel, ou écrivez-nous.',
  onItsWay: 'Votre commande vient de quitter notre boutique.',
  payOnDelivery: (amount: string) => `Vous réglerez ${amount} à la livraison.`,
  payAtPickup: (amount: string) => `Vous réglerez ${amount} au retrait.`,
  cancelled: 'Votre commande a été annulée\u00a0: elle ne sera pas livrée.',
  nothingToPay: 'Vous n’avez rien à payer.',
  refunded: (amount: string) =>
    `Nous vous remboursons ${amount} sur la carte qui a servi au paiement. Le délai dépend de votre banque.`,
  reference: (number: string, date: string) => `Commande ${number} du ${date}`,
  track: 'Suivre ma commande',
  columns: { product: 'Article', total: 'Prix' },
  lineDetails: (brand: string, quantity: number) => `${brand} · Quantité\u00a0: ${quantity}`,
  sums: {
    subtotal: 'Sous-total',
    discount: 'Remise',
    code: (code: string) => `Code «\u00a0${code}\u00a0»`,
    shipping: 'Livraison',
    free: 'Offerte',
    total: 'Total',
  },
  labels: {
    parcel: 'Numéro de colis',
    payment: 'Paiement',
    address: 'Adresse de livraison',
    pickup: 'Retrait',
    openingHours: 'Horaires',
    phone: 'Téléphone',
    email: 'E-mail',
    recipient: 'Destinataire',
  },
  payAtPickupMethod: 'Paiement au retrait',
  methods: {
    CASH_ON_DELIVERY: 'Paiement à la livraison',
    CARD: 'Paiement par carte',
    PAID_IN_SHOP: 'Payé en boutique',
  },
  text: {
    heading: (name: string) => `${name}\u00a0:`,
    fact: (name: string, value: string) => `${name}\u00a0: ${value}`,
    line: (line: { title: string; brand: string; quantity: number; total: string }) =>
      `- ${line.title} (${line.brand}) × ${line.quantity}\u00a0: ${line.total}`,
  },
  help: (contact: string) => `Service client\u00a0: ${contact}`,
  /** Ends the mails of a shop that has written nothing of its own there. */
  signature: ({ name, sentence }: Pick<PageShop, 'name' | 'sentence'>) =>
    sentence === null ? name : `${name} · ${sentence}`,
  information: {
    delivery: 'Livraison et retours',
    contact: 'Contact',
    terms: 'Conditions générales de vente',
    privacy: 'Confidentialité',
  },
} as const;

/** Problems of mails in the back office. */
export const mailProblems = {
  UNKNOWN_MAIL: () => 'Cet e-mail n’existe pas, ou n’a pas échoué.',
} as const satisfies SomeSentences;
