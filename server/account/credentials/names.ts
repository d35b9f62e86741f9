import type { ShopContext } from '../../context.ts';
import { Unauthenticated } from '../../shared/problems.ts';
import { requireCustomer } from '../../shared/viewer.ts';
import type { CustomerRecord } from '../account.store.ts';
import { readNames } from './credentials.rules.ts';

/** Refuses with REQUIRED, INVALID; throws Unauthenticated. */
export async function updateCustomer(context: ShopContext, input: object): Promise<CustomerRecord> {
  const { store, clock } = context;
  const customerId = requireCustomer(context);
  const names = readNames(input);
  return store.transaction(async ({ accounts }) => {
    const customer = await accounts.customer(customerId);
    if (!customer) throw new Unauthenticated('UNREADABLE');
    const saved = { ...customer, ...names, updatedAt: clock().toISOString() };
    await accounts.save(saved);
    return saved;
  });
}
