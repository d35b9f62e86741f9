import type { Shop } from '../context.ts';
import { SHOP_MAIL_KINDS } from '../mail/mail.store.ts';
import { withoutStaffTexts } from '../order/contact/contact.rules.ts';
import type { CustomerRecord } from './account.store.ts';

/**
 * Everything that is stored about a customer (law 09-08, article 7), as indented JSON. Without what
 * would open the account, the hash of the password and the hashes of links, and without what staff
 * wrote about orders (capabilities, section 9) and the mails to the shop.
 */
export async function exportCustomer(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  { passwordHash: _password, ...customer }: CustomerRecord,
): Promise<string> {
  const {
    accounts,
    addresses,
    carts,
    discountCodes,
    wishlists,
    orders,
    mails,
    stockAlerts,
    appointments,
  } = store.read;
  const { id, email } = customer;
  const code = await discountCodes.ofCart(id);
  const placed = await orders.ofBuyer(id);
  const orderIds = placed.map((order) => order.id);
  const received = await mails.ofRecipient({ customerId: id, orderIds, email });
  const sections = {
    exportedAt: clock().toISOString(),
    customer,
    sessions: await accounts.sessionsOf(id),
    passkeys: await accounts.passkeysOf(id),
    addresses: await addresses.load(id),
    cart: await carts.load(id),
    ...(code === null ? {} : { discountCode: code }),
    wishlist: await wishlists.load(id),
    stockAlerts: (await stockAlerts.ofEmail(email)).map(({ hash: _token, ...alert }) => alert),
    appointments: (await appointments.ofPerson({ phones: [], emails: [email] })).map(
      ({ idempotencyKey: _key, fingerprint: _fingerprint, ...appointment }) => appointment,
    ),
    orders: placed.map(withoutStaffTexts),
    payments: await orders.paymentsOf(orderIds),
    mails: received.filter(({ kind }) => !SHOP_MAIL_KINDS.some((each) => each === kind)),
  };
  return JSON.stringify(sections, null, 2);
}
