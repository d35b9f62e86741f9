/** A phone as WhatsApp's links have it: country first, digits alone. `0612345678` is Moroccan. */
export function whatsAppNumber(phone: string) {
  const digits = phone.replace(/\D/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `212${digits.slice(1)}` : digits;
}
