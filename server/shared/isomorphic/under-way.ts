import type { orderStatuses } from './order.fr.ts';

/** States of orders that are neither delivered nor closed. */
export const UNDER_WAY: ReadonlySet<keyof typeof orderStatuses> = new Set([
  'PENDING',
  'PAYMENT_PENDING',
  'PAID',
  'CONFIRMED',
  'PREPARED',
  'SHIPPED',
] as const);
