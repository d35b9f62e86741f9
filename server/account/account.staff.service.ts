import type { CommandContext } from '../command.ts';
import { Refusal } from '../shared/problems.ts';
import { removeCustomer } from './account.deletion.ts';
import { exportCustomer } from './account.export.ts';
import { normaliseEmail } from './account.rules.ts';
import type { AccountStore, CustomerRecord } from './account.store.ts';

type Context = Pick<CommandContext, 'store' | 'clock'>;

export interface Registered {
  readonly customer: CustomerRecord;
  readonly orders: number;
}

export async function findRegistered(
  { store }: Context,
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
  { store, clock }: Context,
  email: string,
): Promise<{ readonly email: string; readonly orders: number }> {
  return store.transaction(async (ports) => {
    const customer = await requireRegistered(ports.accounts, email);
    const { orders } = await removeCustomer(ports, customer, clock());
    return { email: customer.email, orders };
  });
}

async function requireRegistered(accounts: AccountStore, email: string): Promise<CustomerRecord> {
  const customer = await accounts.customerByEmail(normaliseEmail(email));
  if (customer) return customer;
  throw new Refusal({ code: 'UNKNOWN_EMAIL', reason: 'CUSTOMER', field: 'email', email });
}
