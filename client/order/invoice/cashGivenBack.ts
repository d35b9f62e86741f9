type Sum = { readonly amount: { readonly amount: number } };

type Order = {
  /** All that goes to the card, as one; null if nothing does. */
  readonly refund: Sum | null;
  /** One for each refund, in cash or to the card. */
  readonly creditNotes: readonly Sum[];
};

/** In centimes. */
export function cashGivenBack({ refund, creditNotes }: Order): number {
  const all = creditNotes.reduce((sum, { amount }) => sum + amount.amount, 0);
  return all - (refund?.amount.amount ?? 0);
}
