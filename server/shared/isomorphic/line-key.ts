interface Line {
  readonly variantId: string;
  readonly alterations: ReadonlyArray<{ readonly id: string; readonly value?: number | null }>;
}

/**
 * Identifies a line of a cart or an order: `robe-chemise-rayee.42-bleu`, or with alterations, in whatever order they were
 * chosen, `robe-chemise-rayee.42-bleu+ourlet:98.5+pinces:`.
 */
export function lineKeyOf({ variantId, alterations }: Line): string {
  const chosen = alterations.map(({ id, value }) => `${id}:${value ?? ''}`).toSorted();
  return [variantId, ...chosen].join('+');
}
