import { formatMoney } from '#shared/money.format.ts';
import { fillIn } from '#shared/placeholders.ts';
import { FREE_DELIVERY_FROM, GUEST_DELIVERY_FEE } from '#shared/pricing.ts';
import { language } from '../text/language.fr.ts';

export type Contact = { phone: string | null; email: string | null };

/**
 * Writes what the shop's own texts name of its delivery and of how it is reached. A line that names a phone or an
 * e-mail which the shop does not have is left out.
 */
export function fillOwnText(text: string, { phone, email }: Contact) {
  const missing = [...(phone ? [] : ['{telephone}']), ...(email ? [] : ['{email}'])];
  const said = text.split('\n').filter((line) => !missing.some((name) => line.includes(name)));
  return fillIn(said.join('\n'), {
    telephone: phone ?? '',
    email: email ?? '',
    frais: formatMoney(GUEST_DELIVERY_FEE, language),
    seuil: formatMoney(FREE_DELIVERY_FROM, language),
  });
}
