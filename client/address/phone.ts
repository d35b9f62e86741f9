const filling = /[\s.\-\u2010-\u2015]/gu;
const pattern = /^(?=(?:\+*\d){8})[0-9+]{10,13}$/;

/** 10 to 13 digits and `+`, not counting blanks, dots and dashes. */
export function isPhone(text: string) {
  return pattern.test(text.replace(filling, ''));
}

/** The note under a phone field while it is typed; undefined while it may become right. */
export function isWrongPhone(text: string) {
  return text.trim() !== '' && !isPhone(text);
}
