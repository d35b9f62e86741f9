/** Highest quantity of a line; the server refuses more. */
export const maxQuantity = 99;
