const filling = /[\s.\-\u2010-\u2015]/gu;
const pattern = /^(?=(?:\+*\d){8})[0-9+]{10,13}$/;

/** 10 to 13 digits and `+`, not counting blanks, dots and dashes. */
export function isPhone(text: string) {
  return pattern.test(text.replace(filling, ''));
}

/** Blank is not wrong: each form says what it requires. */
export function isWrongPhone(text: string) {
  return text.trim() !== '' && !isPhone(text);
}

/** Moroccan postal codes have five digits; the APIs take what the specification lets them. */
export function isWrongPostalCode(text: string) {
  return text.trim() !== '' && !/^\d{5}$/.test(text.replaceAll(/\s/g, ''));
}
