import { formatMoney as format } from '#shared/money.format.ts';
import { language } from '../../text/language.fr.ts';

/** Writes the amount in the page's language. */
export function formatMoney(centimes: number): string {
  return format(centimes, language);
}
