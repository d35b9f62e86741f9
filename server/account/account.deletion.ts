import type { Ports, ShopContext } from '../context.ts';
import { removeAppointmentsOf } from '../appointment/appointment.service.ts';
import { nationalPhone } from '../shared/phone.ts';
import type { GuestRecord } from '../order/guest/guest.store.ts';
import { anonymiseOrders } from '../order/order.anonymise.ts';
import { wrongPassword } from './account.rules.ts';
import type { CustomerRecord } from './account.store.ts';
import { readKnownPassword } from './credentials/credentials.rules.ts';
import { checkPassword } from './credentials/password-check.ts';
import { requirePersonalAccount } from './credentials/personal-account.ts';

/**
 * Within a transaction: deletes the customer with everything but orders, which are anonymous once they are closed.
 * Refuses as `anonymiseOrders`.
 */
export async function removeCustomer(
  ports: Ports,
  { id, email }: CustomerRecord,
  change: Parameters<typeof anonymiseOrders>[2],
): ReturnType<typeof anonymiseOrders> {
  const anonymised = await anonymiseOrders(ports, id, change);
  const phones = (await ports.addresses.load(id)).flatMap(({ phone }) => phone ?? []);
  await removeAppointmentsOf(ports, { phones, emails: [email] }, change.now);
  await removeHolds(ports, phones, anonymised);
  const orderIds = anonymisedIn(anonymised);
  const mails = await ports.mails.ofRecipient({ customerId: id, orderIds, email });
  await ports.mails.remove(mails.map((mail) => mail.id));
  const alerts = await ports.stockAlerts.ofEmail(email);
  await ports.stockAlerts.remove(alerts.map(({ hash }) => hash));
  await ports.accounts.remove(id);
  return anonymised;
}

/** Ids of the orders whose mails go: those of the others are still to be sent. */
function anonymisedIn({ orders }: Awaited<ReturnType<typeof anonymiseOrders>>): readonly string[] {
  return orders.filter(({ anonymisedAt }) => anonymisedAt !== null).map(({ id }) => id);
}

/** Removes what staff noted about the phones of a buyer, of saved addresses and of orders. */
function removeHolds(
  ports: Ports,
  saved: readonly string[],
  { phones }: Awaited<ReturnType<typeof anonymiseOrders>>,
): Promise<void> {
  return ports.orders.removeHolds([...new Set([...saved, ...phones].map(nationalPhone))]);
}

/** Within a transaction: orders with their mails, and appointments, are all that is stored. Refuses as `anonymiseOrders`. */
export async function removeGuest(
  ports: Ports,
  { phone }: GuestRecord,
  change: Parameters<typeof anonymiseOrders>[2],
): ReturnType<typeof anonymiseOrders> {
  const anonymised = await anonymiseOrders(ports, phone, change);
  const orderIds = anonymisedIn(anonymised);
  await removeAppointmentsOf(ports, { phones: [phone], emails: [] }, change.now);
  await removeHolds(ports, [phone], anonymised);
  const mails = await ports.mails.ofRecipient({ customerId: null, orderIds, email: null });
  await ports.mails.remove(mails.map(({ id }) => id));
  return anonymised;
}

/**
 * Refuses with REQUIRED, INVALID, WRONG_PASSWORD, TOO_MANY_ATTEMPTS; with NOT_ALLOWED_NOW for demo
 * accounts and while a card payment is open; throws Unauthenticated, Overloaded.
 */
export async function deleteAccount(context: ShopContext, input: object): Promise<void> {
  const { store, clock } = context;
  const customer = await requirePersonalAccount(context);
  const { password } = readKnownPassword(input);
  const { id, email, passwordHash } = customer;
  await checkPassword(context, { email, customer, password, refusal: wrongPassword() });
  await store.transaction(async (ports) => {
    const current = await ports.accounts.customer(id);
    // Deleted already, or the password was changed meanwhile.
    if (current?.passwordHash !== passwordHash) throw wrongPassword();
    await removeCustomer(ports, current, { now: clock(), cancelOrders: true });
  });
  store.dropOverwritten();
}
