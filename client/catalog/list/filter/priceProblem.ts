import { catalogTexts } from '../../catalog.fr.ts';
import { readAmount } from '#shared/money.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { readPrice } from './filters.ts';

/** Says what is wrong with a text that is no price, or may be one of two. */
export function priceProblem(text: string) {
  const price = readPrice(text);
  if (price === 'UNREADABLE') return catalogTexts.unreadablePrice;
  const amount = readAmount(text);
  if (price !== 'AMBIGUOUS' || amount === null) return undefined;
  return catalogTexts.askPrice(formatMoney(amount), String(amount / 100));
}
