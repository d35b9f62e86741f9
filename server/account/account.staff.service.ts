import { logChanges } from '../audit/audit.ts';
import type { CommandContext, Ports } from '../context.ts';
import { orderChange } from '../order/staff/audit.ts';
import type { Created } from '../shared/paging.ts';
import { Refusal } from '../shared/problems.ts';
import { removeCustomer, removeGuest } from './account.deletion.ts';
import {
  listedAccount,
  listedGuest,
  mergePages,
  readCustomerQuery,
  type ListedCustomer,
  type ListedCustomers,
} from './account.list.rules.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

/** Accounts and guests in one list, newest first, or those of one kind. Throws BadInput. */
export async function findCustomers(
  { store }: Pick<Context, 'store'>,
  {
    kind,
    ...requested
  }: Parameters<typeof readCustomerQuery>[0] & {
    readonly kind?: ListedCustomer['kind'] | null | undefined;
  },
): Promise<ListedCustomers> {
  const query = readCustomerQuery(requested);
  const { accounts, orders } = store.read;
  const accountPage = async () => {
    const page = await accounts.page(query);
    return { ...page, nodes: page.nodes.map(listedAccount) };
  };
  const guestPage = async () => {
    const page = await orders.guestPage(query);
    return { ...page, nodes: page.nodes.map(listedGuest) };
  };
  const pages = await Promise.all([
    ...(kind === 'GUEST' ? [] : [accountPage()]),
    ...(kind === 'ACCOUNT' ? [] : [guestPage()]),
  ]);
  return mergePages(pages, query.first);
}

/** Null for demo copies, which are not listed. */
export async function findCustomer(
  { store }: Pick<Context, 'store'>,
  id: string,
): Promise<ListedCustomer | null> {
  const customer = await store.read.accounts.customer(id);
  if (customer) return customer.expiresAt === null ? listedAccount(customer) : null;
  const guest = await store.read.orders.guest(id);
  return guest ? listedGuest(guest) : null;
}

/**
 * A customer with an account or a guest. Refuses with UNKNOWN_CUSTOMER, and with NOT_ALLOWED_NOW while
 * a card payment is open; without `cancelOrders` also while orders are under way.
 */
export async function anonymizeCustomer(
  context: Context,
  { id, cancelOrders }: { readonly id: string; readonly cancelOrders: boolean },
): Promise<string> {
  await context.store.transaction(async (ports) => {
    const change = { now: context.clock(), cancelOrders };
    const customer = await ports.accounts.customer(id);
    if (customer?.expiresAt === null) {
      await logRemoval(ports, context, customer, await removeCustomer(ports, customer, change));
      return;
    }
    const guest = customer ? undefined : await ports.orders.guest(id);
    if (!guest) throw new Refusal({ code: 'UNKNOWN_CUSTOMER' });
    await logRemoval(ports, context, guest, await removeGuest(ports, guest, change));
  });
  context.store.dropOverwritten();
  return id;
}

/** Names the customer by id: the log must not name customers who are gone. */
async function logRemoval(
  ports: Ports,
  context: Context,
  { id, createdAt }: Created,
  { orders, cancelled }: Awaited<ReturnType<typeof removeCustomer>>,
): Promise<void> {
  await logChanges(ports, context, [
    ...cancelled.map(({ before, order }) => orderChange(before, order)),
    {
      action: 'customer.delete',
      subject: id,
      before: { createdAt, orders: orders.length },
      after: null,
    },
  ]);
}
