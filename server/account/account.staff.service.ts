import { logChanges } from '../audit/audit.ts';
import type { CommandContext } from '../command.ts';
import { orderChange } from '../order/order.audit.ts';
import { Refusal } from '../shared/problems.ts';
import { removeCustomer } from './account.deletion.ts';
import { exportCustomer } from './account.export.ts';
import { normaliseEmail } from './account.rules.ts';
import type { AccountStore, CustomerRecord } from './account.store.ts';

type Ports = CommandContext['store']['read'];
type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

export interface Registered {
  readonly customer: CustomerRecord;
  readonly orders: number;
}

export async function findRegistered(
  { store }: Pick<Context, 'store'>,
  { search, limit }: { readonly search: string; readonly limit: number },
): Promise<readonly Registered[]> {
  const { accounts, orders } = store.read;
  const found = await accounts.registered({ search: normaliseEmail(search), limit });
  return Promise.all(
    found.map(async (customer) => ({
      customer,
      orders: (await orders.ofCustomer(customer.id)).length,
    })),
  );
}

/** Refuses with UNKNOWN_EMAIL. */
export async function exportRegistered({ store, clock }: Context, email: string): Promise<string> {
  const customer = await requireRegistered(store.read.accounts, email);
  return exportCustomer({ store, clock }, customer);
}

/** Refuses with UNKNOWN_EMAIL, and with NOT_ALLOWED_NOW while a card payment is open. */
export function deleteRegistered(
  context: Context,
  email: string,
): Promise<{ readonly email: string; readonly orders: number }> {
  return context.store.transaction(async (ports) => {
    const customer = await requireRegistered(ports.accounts, email);
    const { orders } = await removeByStaff(ports, context, customer);
    return { email: customer.email, orders };
  });
}

/** Logged by the id: the log must not name customers who are gone. */
async function removeByStaff(
  ports: Ports,
  context: Context,
  customer: CustomerRecord,
): Promise<{ readonly orders: number }> {
  const { id, createdAt } = customer;
  const { orders, cancelled } = await removeCustomer(ports, customer, context.clock());
  await logChanges(ports, context, [
    ...cancelled.map(({ before, order }) => orderChange(before, order)),
    {
      action: 'customer.delete',
      subject: id,
      before: { createdAt, orders: orders.length },
      after: null,
    },
  ]);
  return { orders: orders.length };
}

async function requireRegistered(accounts: AccountStore, email: string): Promise<CustomerRecord> {
  const customer = await accounts.customerByEmail(normaliseEmail(email));
  if (customer) return customer;
  throw new Refusal({ code: 'UNKNOWN_EMAIL', reason: 'CUSTOMER', field: 'email', email });
}
