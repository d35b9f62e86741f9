export const decimalPoint = ',';

/** Such as `2,3` thousand. */
export const thousands = (number: string) => `${number}\u00a0k`;
