/** Before format 10 an order had at most one return, of all its lines, and one refund, to the card. */
interface PreviousOrder {
  readonly id: string;
  readonly status: string;
  readonly history: ReadonlyArray<{ readonly at: string }>;
  readonly lines: ReadonlyArray<{ readonly variantId: string; readonly quantity: number }>;
  readonly returnRequest: { readonly requestedAt: string; readonly reason: string } | null;
  readonly refund: object | null;
}

export function upgradeOrder(row: object): object {
  if (!('returnRequest' in row)) return row;
  // Rows with this field have the shape of before format 10.
  const { returnRequest, refund, ...order } = row as PreviousOrder;
  const receivedAt = order.status === 'RETURNED' ? (order.history.at(-1)?.at ?? null) : null;
  const id = `${order.id}/1`;
  const lines = order.lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const request = returnRequest ?? { requestedAt: null, reason: null };
  const returned = { ...request, id, lines, receivedAt, refusedAt: null, refusal: null };
  const returnId = receivedAt === null ? null : id;
  return {
    ...order,
    returns: returnRequest || receivedAt ? [returned] : [],
    refunds: refund ? [{ ...refund, id, method: 'CARD', returnId }] : [],
  };
}
