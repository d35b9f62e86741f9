/** The states of an order: in mails, problems and commands, on the pages and in the back office. */
export const orderStatuses = {
  PENDING: 'En attente',
  PAYMENT_PENDING: 'Paiement en cours',
  PAID: 'Payée',
  CONFIRMED: 'Confirmée',
  PREPARED: 'Préparée',
  SHIPPED: 'Expédiée',
  DELIVERED: 'Livrée',
  CANCELLED: 'Annulée',
  REFUSED: 'Refusée à la livraison',
  RETURNED: 'Retournée',
} as const;

/** An alteration as it was bought; `value` is in centimetres. */
export interface BoughtAlteration {
  readonly title: string;
  readonly value: number | null;
}

/** Names an alteration, such as « Ourlet 98,5 cm ». */
export const alterationTitle = ({ title, value }: BoughtAlteration) =>
  value === null ? title : `${title} ${String(value).replace('.', ',')}\u00a0cm`;

/** `variant` is null for the only variant of a product. */
export const lineTitle = (
  product: string,
  variant: string | null,
  alterations: readonly BoughtAlteration[] = [],
) =>
  [
    variant === null ? product : `${product}, ${variant}`,
    ...alterations.map((each) => alterationTitle(each)),
  ].join(' + ');

/** Stands for the price of an alteration that costs nothing, whatever its gender. */
export const freeAlteration = 'sans frais';

/** Text of a shop that has none of its own. */
export const orderMessage =
  'Bonjour {nom}, ici {boutique}. Nous avons bien reçu votre commande {numero} de {montant}. ' +
  'Pour la confirmer ou la suivre\u00a0: {lien}';

interface ReadyFacts {
  readonly shop: string;
  readonly name: string;
  readonly number: string;
  readonly place: string;
  readonly openingHours: string;
  /** Null where nothing is due. */
  readonly due: string | null;
  readonly url: string;
}

/** Text of the message that an order can be fetched. */
export const readyMessage = ({ shop, name, number, place, openingHours, due, url }: ReadyFacts) =>
  `Bonjour ${name}, ici ${shop}. Votre commande ${number} est prête\u00a0: vous pouvez la retirer à ${place} (${openingHours}).` +
  (due === null ? '' : ` À régler sur place\u00a0: ${due}.`) +
  ` ${url}`;
