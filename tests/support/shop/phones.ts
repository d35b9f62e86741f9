/**
 * Returns a mobile number that no other order of the tests has: the shop answers the same order to the same phone with
 * the first one, and bounds the unconfirmed orders of a phone.
 */
export const anyPhone = (): string =>
  `06 ${String(Math.floor(Math.random() * 1e8))
    .padStart(8, '0')
    .replace(/(\d\d)(?=\d)/g, '$1 ')}`;
