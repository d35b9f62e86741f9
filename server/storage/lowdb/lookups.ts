import type { Rows, TableName } from './tables.ts';

/** What rows of a table are asked for by, beside their key: a value each, or null for none. */
export interface Lookup<T extends TableName> {
  readonly table: T;
  readonly valueOf: (row: Rows[T]) => string | null;
}

/** The value of rows that something is still to be done with. */
export const DUE = 'due';

export const ordersOfCustomer: Lookup<'orders'> = {
  table: 'orders',
  valueOf: ({ customerId }) => customerId,
};

export const refundsDue: Lookup<'orders'> = {
  table: 'orders',
  valueOf: ({ refund }) => (refund?.doneAt === null ? DUE : null),
};

export const paymentsOfOrder: Lookup<'payments'> = {
  table: 'payments',
  valueOf: ({ orderId }) => orderId,
};

export const paymentsAtProvider: Lookup<'payments'> = {
  table: 'payments',
  valueOf: ({ providerOrderId }) => providerOrderId,
};

/** By customer, who has at most one. */
export const openPayments: Lookup<'payments'> = {
  table: 'payments',
  valueOf: ({ state, customerId }) => (state === 'OPEN' ? customerId : null),
};

export const unpaidPayments: Lookup<'payments'> = {
  table: 'payments',
  valueOf: ({ state }) => (state === 'PAID' ? null : DUE),
};

export const waitingMails: Lookup<'mails'> = {
  table: 'mails',
  valueOf: ({ state }) => (state === 'WAITING' ? DUE : null),
};

/** Every lookup there is, by its table. */
export const LOOKUPS: { readonly [T in TableName]?: ReadonlyArray<Lookup<T>> } = {
  orders: [ordersOfCustomer, refundsDue],
  payments: [paymentsOfOrder, paymentsAtProvider, openPayments, unpaidPayments],
  mails: [waitingMails],
};
