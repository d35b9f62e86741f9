import { logChanges } from '../audit/audit.ts';
import type { CommandContext, Ports } from '../command.ts';
import { orderChange } from '../order/order.audit.ts';
import { Refusal } from '../shared/problems.ts';
import { removeCustomer } from './account.deletion.ts';
import { exportCustomer } from './account.export.ts';
import { readCustomerQuery } from './account.list.rules.ts';
import { normaliseEmail } from './account.rules.ts';
import type { AccountStore, CustomerPage, CustomerRecord } from './account.store.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

/** Newest first; `search` is parts of names and e-mails. Throws BadInput. */
export function findCustomers(
  { store }: Pick<Context, 'store'>,
  requested: Parameters<typeof readCustomerQuery>[0],
): Promise<CustomerPage> {
  return store.read.accounts.page(readCustomerQuery(requested));
}

/** Null for demo copies, which are not listed. */
export async function findCustomer(
  { store }: Pick<Context, 'store'>,
  id: string,
): Promise<CustomerRecord | null> {
  const customer = await store.read.accounts.customer(id);
  return customer?.expiresAt === null ? customer : null;
}

/** Refuses with UNKNOWN_EMAIL. */
export async function exportRegistered({ store, clock }: Context, email: string): Promise<string> {
  const customer = await requireRegistered(store.read.accounts, email);
  return exportCustomer({ store, clock }, customer);
}

/**
 * With the numbers of the orders that it cancelled. Refuses with UNKNOWN_EMAIL, and with NOT_ALLOWED_NOW
 * while a card payment is open.
 */
export function deleteRegistered(
  context: Context,
  email: string,
): Promise<{
  readonly email: string;
  readonly orders: number;
  readonly cancelled: readonly string[];
}> {
  return context.store.transaction(async (ports) => {
    const customer = await requireRegistered(ports.accounts, email);
    const removed = await removeByStaff(ports, context, customer, { cancelOrders: true });
    return { email: customer.email, ...removed };
  });
}

/**
 * Refuses with UNKNOWN_CUSTOMER, and with NOT_ALLOWED_NOW while a card payment is open; without
 * `cancelOrders` also while orders are under way.
 */
export function anonymizeCustomer(
  context: Context,
  { id, cancelOrders }: { readonly id: string; readonly cancelOrders: boolean },
): Promise<string> {
  return context.store.transaction(async (ports) => {
    const customer = await ports.accounts.customer(id);
    if (customer?.expiresAt !== null) throw new Refusal({ code: 'UNKNOWN_CUSTOMER' });
    await removeByStaff(ports, context, customer, { cancelOrders });
    return id;
  });
}

/** Logged by the id: the log must not name customers who are gone. */
async function removeByStaff(
  ports: Ports,
  context: Context,
  customer: CustomerRecord,
  { cancelOrders }: { readonly cancelOrders: boolean },
): Promise<{ readonly orders: number; readonly cancelled: readonly string[] }> {
  const { id, createdAt } = customer;
  const change = { now: context.clock(), cancelOrders };
  const { orders, cancelled } = await removeCustomer(ports, customer, change);
  await logChanges(ports, context, [
    ...cancelled.map(({ before, order }) => orderChange(before, order)),
    {
      action: 'customer.delete',
      subject: id,
      before: { createdAt, orders: orders.length },
      after: null,
    },
  ]);
  return { orders: orders.length, cancelled: cancelled.map(({ order }) => order.number) };
}

async function requireRegistered(accounts: AccountStore, email: string): Promise<CustomerRecord> {
  const customer = await accounts.customerByEmail(normaliseEmail(email));
  if (customer) return customer;
  throw new Refusal({ code: 'UNKNOWN_EMAIL', reason: 'CUSTOMER', field: 'email', email });
}
