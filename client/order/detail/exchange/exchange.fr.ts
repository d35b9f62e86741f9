import { exchangeStatuses } from '#shared/texts/exchange.fr.ts';

/** Texts of exchanges on the page of an order. */
export const exchangeTexts = {
  title: 'Échange',
  statuses: exchangeStatuses,
  offer: 'La taille ou la couleur ne va pas\u00a0? Échangez, sans frais, dans le délai de retour.',
  open: 'Échanger',
  openOf: (title: string) => `Échanger\u00a0: ${title}`,
  noneLeft: 'Les autres tailles et couleurs sont épuisées pour le moment.',
  choices: 'Vous préférez',
  soldOut: (title: string) => `${title}, épuisé`,
  dearer: (sum: string) => `+\u00a0${sum}`,
  cheaper: (sum: string) => `−\u00a0${sum}`,
  noChoice: 'Choisissez une autre taille ou couleur.',
  noSize: (size: string) =>
    `La taille ${size} n’est pas à choisir ici\u00a0: c’est la vôtre, ou elle est épuisée.`,
  also: 'Échanger aussi un autre article',
  remove: 'Ne pas échanger',
  removeOf: (title: string) => `Ne pas échanger\u00a0: ${title}`,
  keep: 'Garder cet article',
  cause: 'Pourquoi (facultatif)',
  causeOf: (title: string) => `Pourquoi\u00a0: ${title} (facultatif)`,
  quantity: 'Quantité à échanger',
  less: 'Un de moins',
  more: 'Un de plus',
  method: 'Comment',
  methods: {
    AT_THE_DOOR: 'À la porte\u00a0: le livreur apporte la nouvelle pièce et reprend l’autre',
    SEND_BACK: 'Par colis\u00a0: vous nous renvoyez la pièce, puis nous envoyons la nouvelle',
    IN_SHOP: 'En boutique',
  },
  /** Say how an exchange was agreed. */
  ways: {
    AT_THE_DOOR:
      'Le livreur vous apporte la nouvelle pièce et reprend l’autre\u00a0: gardez-la prête.',
    SEND_BACK: 'Renvoyez-nous la pièce\u00a0: la nouvelle part dès que nous l’avons reçue.',
    IN_SHOP: 'Passez en boutique avec la pièce\u00a0: la nouvelle vous y attend.',
  },
  reason: 'Motif (facultatif)',
  same: 'Sans différence de prix.',
  toPay: {
    AT_THE_DOOR: (sum: string) => `${sum} à payer au livreur, au moment de l’échange.`,
    SEND_BACK: (sum: string) => `${sum} à payer au livreur, à l’arrivée de la nouvelle pièce.`,
    IN_SHOP: (sum: string) => `${sum} à payer en boutique, au moment de l’échange.`,
  },
  hold: 'La nouvelle pièce vous est réservée dès votre demande.',
  submit: 'Demander l’échange',
  done: 'Votre échange est demandé, la nouvelle pièce vous est réservée.',
  number: (number: string) => `Échange ${number}`,
  line: (quantity: number, title: string, to: string) =>
    `${quantity} × ${title}, contre\u00a0: ${to}`,
  requested: (date: string) => `Demandé le ${date}`,
  held: (date: string) => `La nouvelle pièce vous est réservée jusqu’au ${date}.`,
  quoted: (reason: string) => `«\u00a0${reason}\u00a0»`,
  refusal: (why: string) => `Motif\u00a0: ${why}`,
  documents: {
    EXCHANGE_NOTE: (number: string) => `Bon d’échange ${number}`,
    CREDIT_NOTE: (number: string) => `Avoir ${number}`,
    INVOICE: (number: string) => `Facture ${number}`,
  },
  cancel: {
    open: 'Annuler l’échange',
    title: 'Annuler cet échange\u00a0?',
    text: 'Vous gardez la pièce que vous avez. La nouvelle ne vous est plus réservée.',
    dismiss: 'Non, le maintenir',
    confirm: 'Oui, annuler',
    done: 'Votre échange est annulé.',
  },
  /** Stands first where a return is requested. */
  insteadOfReturn: 'Plutôt une autre taille ou couleur\u00a0?',
} as const;
