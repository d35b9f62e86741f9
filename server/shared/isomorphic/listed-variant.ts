/** A variant as lists of products show it: the schema's scalar of this name. */
export interface ListedVariant {
  readonly id: string;
  readonly title: string;
  readonly size: string | null;
  readonly color: string | null;
  /** The colour for a screen; null of what comes in none. */
  readonly swatch: string | null;
  readonly availableForSale: boolean;
}
