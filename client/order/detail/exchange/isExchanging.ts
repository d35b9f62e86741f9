import type { ExchangeStatus } from '../../../generated/shop/graphql.ts';

const OPEN: ReadonlySet<ExchangeStatus> = new Set([
  'REQUESTED',
  'APPROVED',
  'RECEIVED',
  'SHIPPED',
] as const);

/** Whether the goods are still to be exchanged. */
export const isExchanging = ({ status }: { readonly status: ExchangeStatus }) => OPEN.has(status);
