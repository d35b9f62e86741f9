/**
 * Of the rows. Older documents are upgraded when read. Format 4 added archived products, format 5
 * English order states, format 6 variants and stock: an older version of the shop would misread each.
 */
export const FORMAT = 9;
