/** Category of new products whose file has none. */
export const UNSORTED_CATEGORY = 'À classer';
