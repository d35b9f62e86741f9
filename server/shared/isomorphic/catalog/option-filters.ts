/** Options of which the filters have had parameters and groups of their own from the first day. */
export const SIZE_OPTION = 'Taille';
export const COLOUR_OPTION = 'Couleur';

/** Describes an option of the shop's products that lists are filtered by, beside sizes and colours. */
export interface FilterOption {
  /** In French: what filters take in every language. */
  readonly name: string;
  /** In the language of the page. */
  readonly title: string;
  /** Its parameter in addresses, the same in every language: `pointure`. */
  readonly parameter: string;
}
