import type { ShopContext } from '../../context.ts';
import { Unauthenticated } from '../../shared/problems.ts';
import { requireCustomer } from '../../shared/viewer.ts';
import { isDemo, notForDemo } from '../account.rules.ts';
import { findCustomer } from '../account.service.ts';
import type { CustomerRecord } from '../account.store.ts';

/** Throws Unauthenticated. */
async function requireAccount(context: ShopContext): Promise<CustomerRecord> {
  const customer = await findCustomer(context, requireCustomer(context));
  if (!customer) throw new Unauthenticated('UNREADABLE');
  return customer;
}

/** Checks that it is no demo account: refuses with NOT_ALLOWED_NOW; throws Unauthenticated. */
export async function requirePersonalAccount(context: ShopContext): Promise<CustomerRecord> {
  const customer = await requireAccount(context);
  if (isDemo(customer, context.demo)) throw notForDemo();
  return customer;
}
