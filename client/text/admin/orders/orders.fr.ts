import { orderStatuses } from '#shared/texts/order.fr.ts';
import type { RecipientHistory } from '#shared/under-way.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

const orNone = (count: number, one: string, many: string) =>
  count === 0 ? `aucune ${one}` : plural(count, one, many);

const REVERSED =
  'C’est définitif. Le stock est remis en vente, et un paiement par carte est remboursé.';

/** Says that several orders were moved. */
const movedTo: Readonly<Record<keyof typeof orderStatuses, string>> = {
  PENDING: 'en attente',
  PAYMENT_PENDING: 'en attente de paiement',
  PAID: 'payées',
  CONFIRMED: 'confirmées',
  PREPARED: 'préparées',
  SHIPPED: 'expédiées',
  DELIVERED: 'livrées',
  CANCELLED: 'annulées',
  REFUSED: 'refusées à la livraison',
  RETURNED: 'retournées',
};

/** Texts of the back office's orders. */
export const frOrders = {
  title: 'Commandes',
  one: (number: string) => `Commande ${number}`,
  search: 'Rechercher une commande',
  searchHint: 'Numéro, nom, téléphone, e-mail, ville ou colis',
  tabs: {
    label: 'État des commandes',
    all: 'Toutes',
    toCall: 'À appeler',
    toConfirm: 'À confirmer',
    toPrepare: 'À préparer',
    shipped: 'Expédiées',
    delivered: 'Livrées',
    returns: 'Retours attendus',
    parcels: 'Colis à recevoir',
    ended: 'Closes',
    counted: (label: string, count: number) => `${label} (${count})`,
  },
  days: 'Dates',
  count: (count: number) => plural(count, 'commande', 'commandes'),
  empty: {
    none: 'Aucune commande ici.',
    noneFound: 'Aucune commande ne correspond à cette recherche.',
    showAll: 'Voir toutes les commandes',
  },
  columns: {
    number: 'Commande',
    placed: 'Passée',
    recipient: 'Destinataire',
    quantity: 'Articles',
    amount: 'Montant',
    status: 'État',
  },
  unnamed: 'Sans nom',
  quantity: (count: number) => plural(count, 'article', 'articles'),
  payments: {
    collect: 'À encaisser',
    cash: 'En espèces',
    paid: 'Payée par carte',
    card: 'Par carte',
    nothing: 'Rien à encaisser',
  },
  selected: (count: number) => plural(count, 'commande sélectionnée', 'commandes sélectionnées'),
  noMove: 'Aucune action ne convient à toutes.',
  /** The buttons, by the state that they give. */
  moves: {
    PENDING: 'Remettre en attente',
    PAYMENT_PENDING: 'Attendre le paiement',
    PAID: 'Marquer payée',
    CONFIRMED: 'Confirmer',
    PREPARED: 'Préparer',
    SHIPPED: 'Expédier',
    DELIVERED: 'Marquer livrée',
    CANCELLED: 'Annuler la commande',
    REFUSED: 'Colis refusé',
    RETURNED: 'Retour reçu',
  },
  cancelSeveral: 'Annuler les commandes',
  moved: (count: number, status: keyof typeof orderStatuses, number: string) =>
    count === 1
      ? `${number} : ${orderStatuses[status].toLowerCase()}.`
      : `${count} commandes ${movedTo[status]}.`,
  parcelNumber: 'Numéro de colis',
  end: {
    titles: {
      DELIVERED: (count: number) =>
        count < 2 ? 'Marquer cette commande livrée ?' : `Marquer ${count} commandes livrées ?`,
      CANCELLED: (count: number) =>
        count < 2 ? 'Annuler cette commande ?' : `Annuler ${count} commandes ?`,
      REFUSED: (count: number) =>
        count < 2 ? 'Le colis a été refusé ?' : `${count} colis ont été refusés ?`,
      RETURNED: (count: number) =>
        count < 2
          ? 'Les articles sont revenus ?'
          : `Les articles de ${count} commandes sont revenus ?`,
    },
    text: {
      DELIVERED:
        'La facture est émise et le délai de retour commence. Vous aurez une minute pour revenir en arrière.',
      CANCELLED: REVERSED,
      REFUSED:
        'C’est définitif. Ses articles sont remis en vente quand le colis est revenu, et un paiement par carte est remboursé.',
      RETURNED: REVERSED,
    },
    isCarriersFault:
      'C’est la faute du transporteur (hors zone, colis perdu) : le refus ne compte contre personne',
    confirm: {
      DELIVERED: (count: number) => (count < 2 ? 'Oui, livrée' : 'Oui, livrées'),
      CANCELLED: (count: number) => (count < 2 ? 'Annuler la commande' : 'Annuler les commandes'),
      REFUSED: (count: number) => (count < 2 ? 'Oui, refusé' : 'Oui, refusés'),
      RETURNED: () => 'Oui, revenus',
    },
  },
  undo: {
    title: 'Dernière étape',
    text: (status: keyof typeof orderStatuses, hasEmail: boolean) =>
      `«\u00a0${orderStatuses[status]}\u00a0»\u00a0: vous avez une minute pour revenir à l’étape précédente.${
        hasEmail ? ' Un e-mail au client attend jusque-là.' : ''
      }`,
    button: 'Annuler cette étape',
    short: 'Annuler',
    done: (count: number, number: string) =>
      count === 1
        ? `${number}\u00a0: dernière étape annulée.`
        : `${count} commandes\u00a0: dernière étape annulée.`,
  },
  /** Texts of a parcel on its way back: its goods are not in stock. */
  refusedParcel: {
    title: 'Colis en retour',
    text: 'Le client a refusé le colis. Ses articles seront remis en vente quand vous l’aurez reçu.',
    receive: (count: number) => (count < 2 ? 'Colis revenu' : 'Colis revenus'),
    lose: (count: number) => (count < 2 ? 'Perdu ou abîmé' : 'Perdus ou abîmés'),
    loseTitle: (count: number) =>
      count < 2 ? 'Ne plus attendre ce colis\u00a0?' : `Ne plus attendre ces ${count} colis\u00a0?`,
    loseText: 'C’est définitif. Les articles ne sont pas remis en stock.',
    loseConfirm: 'Ne rien remettre en stock',
    done: (count: number, number: string, isRestocked: boolean) =>
      `${count < 2 ? number : `${count} commandes`}\u00a0: ${isRestocked ? 'articles remis en stock' : 'rien n’est remis en stock'}.`,
  },
  /** Warns of text typed on the page of an order. */
  unsaved: {
    names: {
      address: 'livraison',
      lines: 'articles',
      parcel: 'numéro de colis',
      contact: 'remarque de l’appel',
      note: 'note interne',
      receipt: 'retour reçu',
      refusal: 'raison du refus',
    },
    remembered: (what: string) =>
      `Saisie non enregistrée (${what})\u00a0: elle vous attend sur la page de la commande.`,
    first: (what: readonly string[]) =>
      `Enregistrez d’abord ce que vous avez saisi, ou effacez-le\u00a0: ${what.join(', ')}.`,
  },
  detail: {
    unknown: 'Cette commande n’existe pas.',
    language: (name: string) => `Langue\u00a0: ${name}`,
    lines: 'Articles',
    sku: (sku: string) => `Réf.\u00a0${sku}`,
    each: (price: string) => `${price} la pièce`,
    recipient: 'Livraison',
    call: (phone: string) => `Appeler le ${phone}`,
    whatsApp: 'WhatsApp',
    mail: (email: string) => `Écrire à ${email}`,
    customer: 'Client',
    guest: 'Sans compte',
    payment: 'Paiement',
    methods: {
      CASH_ON_DELIVERY: 'À la livraison, en espèces',
      CARD: 'Par carte',
      PAID_IN_SHOP: 'En boutique, payé',
    },
    subtotal: 'Sous-total',
    code: (code: string) => `Code ${code}`,
    freeByCode: 'Livraison offerte',
    discount: (amount: string) => `Remise déjà comprise dans les prix : ${amount}.`,
    shipping: 'Livraison',
    free: 'Offerte',
    payable: 'Total',
    invoice: (number: string, date: string) => `Facture ${number} du ${date}`,
    creditNote: (number: string, date: string, amount: string) =>
      `Avoir ${number} du ${date}, ${amount}`,
    refundDue: (amount: string, date: string) =>
      `Remboursement automatique en cours : ${amount} sur la carte, depuis le ${date}.`,
    refundDone: (amount: string, date: string) => `${amount} remboursés sur la carte le ${date}.`,
    history: 'Historique',
    parcel: (number: string) => `Colis ${number}`,
    parcelReturned: (date: string) => `Retour du colis clos le ${date}`,
    returnTitle: 'Retour demandé',
    returnUntil: (date: string) => `Retour possible jusqu’au ${date}.`,
    actions: 'Étape suivante',
    ended: 'Cette commande est close.',
  },
  contact: {
    title: 'Appeler avant de préparer',
    past: 'Appels et messages',
    noPhone: 'Sans téléphone',
    write: 'Écrire sur WhatsApp',
    outcome: 'Résultat de l’appel',
    note: 'Remarque (facultatif)',
    outcomes: {
      CONFIRMED: 'Confirmée au téléphone',
      NO_ANSWER: 'Pas de réponse',
      POSTPONED: 'À rappeler plus tard',
      MESSAGE_SENT: 'Message envoyé',
      WRONG_NUMBER: 'Faux numéro',
      DUPLICATE: 'Commande en double',
      WRONG_ORDER: 'Commande par erreur',
    },
    confirmedByCustomer: (date: string) => `Confirmée par le client le ${date}.`,
    recipientHistory: ({ underWay, delivered, refused }: RecipientHistory) =>
      `Autres commandes à ce numéro\u00a0: ${[
        orNone(underWay, 'en cours', 'en cours'),
        orNone(delivered, 'livrée', 'livrées'),
        orNone(refused, 'refusée', 'refusées'),
      ].join(', ')}.`,
    possibleDuplicate: 'Doublon possible, au même numéro\u00a0:',
  },
  hold: {
    open: 'Retenir ce destinataire',
    title: 'Retenir ce destinataire\u00a0?',
    text: 'Jusqu’à cette date, ce numéro ne peut plus commander sur le site à payer à la livraison\u00a0: la boutique lui propose de confirmer ses commandes, de payer par carte ou de retirer en boutique. Il ne lit jamais le motif.',
    reason: 'Motif, pour l’équipe',
    reasonHint: 'Effacé avec le client.',
    until: 'Jusqu’au',
    submit: 'Retenir',
    done: 'Le destinataire est retenu.',
    held: (date: string) => `Destinataire retenu jusqu’au ${date}\u00a0:`,
    release: 'Lever',
    released: 'Le destinataire n’est plus retenu.',
  },
  notes: {
    title: 'Notes internes',
    add: 'Nouvelle note',
    submit: 'Ajouter la note',
  },
  print: {
    print: 'Imprimer',
    printSlips: 'Imprimer les bons',
    none: 'Aucune commande à imprimer',
    missing: (ids: readonly string[]) =>
      ids.length < 2
        ? `Une commande est introuvable et ne sera pas imprimée\u00a0: ${ids.join(', ')}.`
        : `${ids.length} commandes sont introuvables et ne seront pas imprimées\u00a0: ${ids.join(', ')}.`,
    sender: 'Expéditeur',
    recipient: 'Destinataire',
    phone: (number: string) => `Tél. ${number}`,
    barcode: (number: string) => `Code-barres ${number}`,
  },
  slip: {
    title: 'Bon de préparation',
    placed: (date: string) => `Commande du ${date}`,
    lines: 'Contenu du colis',
    quantity: 'Qté',
    article: 'Article',
    variant: 'Taille, couleur',
    done: 'Prêt',
    collect: 'À encaisser à la livraison',
    collectFetched: 'À encaisser au retrait',
    fetchedAt: (place: string) => `Vient chercher sa commande\u00a0: ${place}`,
    paid: 'Payée par carte\u00a0: rien à encaisser.',
    nothing: 'Rien à encaisser.',
    parcel: 'Numéro de colis',
  },
  sheet: {
    title: 'Bordereau du livreur',
    order: 'Commande',
    recipient: 'Destinataire',
    address: 'Adresse',
    collect: 'À encaisser',
    parcel: (number: string) => `Colis ${number}`,
    noPhone: 'Sans téléphone',
    fetched: (count: number) =>
      count < 2
        ? 'Une commande est à retirer en boutique\u00a0: elle n’est pas sur le bordereau.'
        : `${count} commandes sont à retirer en boutique\u00a0: elles ne sont pas sur le bordereau.`,
    nothing: 'Rien',
    parcels: 'Nombre de colis',
    total: 'Total à encaisser',
    courier: 'Nom du livreur',
    signature: 'Date et signature',
  },
} as const;
