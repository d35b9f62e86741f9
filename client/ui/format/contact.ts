import { phoneOf } from '#shared/phone-number.ts';

/** Returns the address of a `tel:` link. */
export const phoneLink = (phone: string) => `tel:${phoneOf(phone)}`;

/** Escapes the address: a `?` in it would begin headers of the mail (RFC 6068). */
export const mailLink = (email: string) =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

/**
 * A conversation in WhatsApp, which begins with `text`: country first, digits alone. `0612345678` and
 * `2120612345678` are Moroccan.
 */
export function whatsAppLink(phone: string, text = '') {
  const read = phoneOf(phone);
  const digits = read
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^2120(?=\d{9}$)/, '212');
  const number = read.startsWith('+') ? digits : digits.replace(/^0/, '212');
  return `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;
}

/** Begins what WhatsApp's links of Moroccan fixed lines have in common. */
const FIXED_LINE = whatsAppLink('05');

/** Returns where one writes to a shop: its e-mail, else WhatsApp on its mobile phone; null without both. */
export function writeLink({ email, phone }: { email: string | null; phone: string | null }) {
  if (email) return mailLink(email);
  const link = phone && whatsAppLink(phone);
  return link && !link.startsWith(FIXED_LINE) ? link : null;
}

type Place = { postalCode: string; city: string; region: string };

/**
 * Returns such as « 30000 Fès, Fès-Meknès »; empty for a sale at the counter without an address.
 */
export function formatPlace({ postalCode, city, region }: Place, comma = ', '): string {
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [town, region].filter(Boolean).join(comma);
}

type Named = { name: string; email: string; phone: string | null };

/** Names a customer on screen; old orders may have no name. */
export const customerName = ({ name, email, phone }: Named) => name || phone || email;
