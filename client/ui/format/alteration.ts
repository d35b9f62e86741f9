import { alterationTitle, freeAlteration, type BoughtAlteration } from '#shared/texts/order.fr.ts';
import { formatMoney } from './money.ts';

/** An alteration of a line as it is priced. */
export type LineAlteration = BoughtAlteration & { id: string; price: { amount: number } };

/** Writes « Ourlet 92,5 cm · 50 DH ». */
export const describeAlteration = ({ price, ...bought }: LineAlteration) =>
  `${alterationTitle(bought)} · ${price.amount === 0 ? freeAlteration : formatMoney(price.amount)}`;

/** Whether one of these lines is altered. */
export const areAltered = (lines: readonly { alterations: readonly unknown[] }[]) =>
  lines.some(({ alterations }) => alterations.length > 0);
