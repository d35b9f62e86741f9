import { formatMoney as format } from '#shared/money.format.ts';
import { language } from '../../text/language.fr.ts';

/** In the page's language. */
export function formatMoney(centimes: number): string {
  return format(centimes, language);
}
