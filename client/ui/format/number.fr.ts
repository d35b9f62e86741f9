export const decimalPoint = ',';

/** Writes thousands, such as `2,3` of them. */
export const thousands = (number: string) => `${number}\u00a0k`;
