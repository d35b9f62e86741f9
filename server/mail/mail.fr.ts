/** What mails of all kinds say. */
export const frMail = {
  shop: 'Belle Vue',
  about: {
    ORDER_PLACED: {
      subject: (number: string) => `Votre commande ${number} est enregistrée`,
      title: 'Merci pour votre commande\u00a0!',
    },
    ORDER_SHIPPED: {
      subject: (number: string) => `Votre commande ${number} est en route`,
      title: 'Votre colis est en route',
    },
    ORDER_CANCELLED: {
      subject: (number: string) => `Votre commande ${number} est annulée`,
      title: 'Votre commande est annulée',
    },
  },
  /** To the shop. */
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
  onItsWay: 'Votre commande vient de quitter notre boutique.',
  payOnDelivery: (amount: string) => `Vous réglerez ${amount} à la livraison.`,
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
    shipping: 'Livraison',
    free: 'Offerte',
    total: 'Total',
  },
  minus: (amount: string) => `−${amount}`,
  labels: {
    parcel: 'Numéro de colis',
    payment: 'Paiement',
    address: 'Adresse de livraison',
    phone: 'Téléphone',
    email: 'E-mail',
    recipient: 'Destinataire',
  },
  methods: { CASH_ON_DELIVERY: 'Paiement à la livraison', CARD: 'Paiement par carte' },
  text: {
    heading: (name: string) => `${name}\u00a0:`,
    fact: (name: string, value: string) => `${name}\u00a0: ${value}`,
    line: (line: { title: string; brand: string; quantity: number; total: string }) =>
      `- ${line.title} (${line.brand}) × ${line.quantity}\u00a0: ${line.total}`,
  },
  help: (contact: string) => `Service client\u00a0: ${contact}`,
  signature: 'Belle Vue, mode et lunettes à Rabat',
  information: {
    delivery: 'Livraison et retours',
    contact: 'Contact',
    terms: 'Conditions générales de vente',
    privacy: 'Confidentialité',
  },
} as const;
