import { formatMoney as format } from '../../../server/shared/isomorphic/money.format.ts';
import { language } from '../../text/language.fr.ts';

/** In the page's language. */
export function formatMoney(centimes: number): string {
  return format(centimes, language);
}
