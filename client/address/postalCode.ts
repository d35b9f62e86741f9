/** Moroccan postal codes have five digits; the APIs take what the specification lets them. */
export function isWrongPostalCode(text: string) {
  return text.trim() !== '' && !/^\d{5}$/.test(text.replaceAll(/\s/g, ''));
}
