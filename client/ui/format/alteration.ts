import { alterationText, freeAlteration } from '#shared/texts/order.fr.ts';
import { formatMoney } from './money.ts';

/** An alteration of a line as it is priced. */
export type LineAlteration = Parameters<typeof alterationText>[0] & {
  id: string;
  price: { amount: number };
};

/** Writes « Ourlet · Longueur (cm) : 92,5 · 50 DH ». */
export const describeAlteration = ({ price, ...facts }: LineAlteration) =>
  `${alterationText(facts)} · ${price.amount === 0 ? freeAlteration : formatMoney(price.amount)}`;
