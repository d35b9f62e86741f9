import type { orderStatuses } from '#shared/texts/order.fr.ts';

/** States of orders that are neither delivered nor closed. */
export const UNDER_WAY: ReadonlySet<keyof typeof orderStatuses> = new Set([
  'PENDING',
  'PAYMENT_PENDING',
  'PAID',
  'CONFIRMED',
  'PREPARED',
  'SHIPPED',
] as const);

interface Request {
  readonly receivedAt: string | null;
  readonly refusedAt: string | null;
  readonly cancelledAt?: string | null;
}

/** Whether a return is still expected: neither received nor refused nor cancelled. */
export const isOpenReturn = ({ receivedAt, refusedAt, cancelledAt }: Request) =>
  receivedAt === null && refusedAt === null && cancelledAt == null;

type Standing = 'underWay' | 'delivered' | 'refused';

/** Returns how an order counts for its phone; null for one that was cancelled or came back. */
export function standingOf(status: keyof typeof orderStatuses): Standing | null {
  if (UNDER_WAY.has(status)) return 'underWay';
  if (status === 'DELIVERED') return 'delivered';
  return status === 'REFUSED' ? 'refused' : null;
}

/** Numbers of orders to one phone. */
export type RecipientHistory = Readonly<Record<Standing, number>>;

/** Returns the counts with one order of this status more, or with `by` of -1 one less. */
export function countedWith(
  history: RecipientHistory,
  status: keyof typeof orderStatuses,
  by: 1 | -1,
): RecipientHistory {
  const { underWay, delivered, refused } = history;
  const standing = standingOf(status);
  const counts = { underWay, delivered, refused };
  return standing === null ? counts : { ...counts, [standing]: counts[standing] + by };
}
