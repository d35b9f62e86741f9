import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { passwordDigestOf } from '../../../server/account/credentials/email-change.ts';
import type { MailKind, MailRecord } from '../../../server/mail/mail.store.ts';
import { outgoing } from '../../../server/mail/outgoing.ts';
import { newMail, requestedMail } from '../../../server/mail/requested-mail.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { mailAbout } from '../../../server/order/order.outbox.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop, sharedSink } from '../../support/shop/shared-shop.ts';
import { appointment, exchange, refund, requestedReturn } from '../../store/contract/records.ts';
import { guestOrder, place } from '../order/order.documents.ts';

const OWNER = 'patronne@exemple.ma';
const VARIANT = 'caftan-celeste.42';

const sink = await sharedSink();
const shop = await sharedShop();
await openAdmin(shop, OWNER);
const { email } = await shop.customer();
const customer = found(await shop.store.read.accounts.customerByEmail(email));
const owner = found(await shop.store.read.staff.staffByEmail(OWNER));

function found<T>(record: T | undefined): T {
  if (record === undefined) throw new Error('There is no such account');
  return record;
}

/** An appointment that mails can be about. */
const BOOKED = 'appointment-of-nadia';
await shop.store.transaction(({ appointments }) => appointments.save(appointment({ id: BOOKED })));

/** An order to which everything has happened, as its records name it. */
async function anyOrder(to: string): Promise<OrderRecord> {
  const { order } = await place(shop, guestOrder([['jupe-plissee-safran', 1]], { email: to }));
  const placed = order && (await shop.store.read.orders.order(order.id));
  if (!placed) throw new Error('The order was not placed');
  const returns = [requestedReturn({ id: `${placed.id}/1`, refusal: 'Portée' })];
  const refunds = [refund({ id: `${placed.id}/1` })];
  const exchanges = [exchange({ id: `${placed.id}/E1` })];
  const whole = { ...placed, returns, refunds, exchanges };
  await shop.store.transaction(({ orders }) => orders.save(whole));
  return whole;
}

type Write = (order: OrderRecord, to: string) => MailRecord | null;
const now = () => shop.within.clock();
const ofOrder =
  (
    kind: Parameters<typeof mailAbout>[0],
    detailOf?: (order: OrderRecord) => string | undefined,
  ): Write =>
  (order) =>
    mailAbout(kind, order, now(), detailOf?.(order) ?? null);
const ofAccount =
  (kind: MailKind, detail: string | null = null): Write =>
  (_, to) =>
    requestedMail(kind, { to, customerId: customer.id, detail }, shop.within);
const toAddress =
  (kind: MailKind, detail: string | null = null): Write =>
  (_, to) =>
    requestedMail(kind, { to, detail }, shop.within);

const KINDS: Readonly<Record<MailKind, Write>> = {
  ORDER_PLACED: ofOrder('ORDER_PLACED'),
  ORDER_CONFIRMED: ofOrder('ORDER_CONFIRMED'),
  ORDER_SHIPPED: ofOrder('ORDER_SHIPPED'),
  ORDER_READY: ofOrder('ORDER_READY'),
  ORDER_DELIVERED: ofOrder('ORDER_DELIVERED'),
  ORDER_CANCELLED: ofOrder('ORDER_CANCELLED'),
  ORDER_REFUSED: ofOrder('ORDER_REFUSED'),
  ORDER_CHANGED: ofOrder('ORDER_CHANGED', () => '2'),
  ORDER_OUT_FOR_DELIVERY: ofOrder('ORDER_OUT_FOR_DELIVERY', () => 'BV-1-1-2026-11-29'),
  ORDER_ATTEMPT_FAILED: ofOrder('ORDER_ATTEMPT_FAILED', () => 'BV-1-1-2026-11-29'),
  EXCHANGE_REQUESTED: ofOrder('EXCHANGE_REQUESTED', ({ exchanges }) => exchanges[0]?.id),
  EXCHANGE_APPROVED: ofOrder('EXCHANGE_APPROVED', ({ exchanges }) => exchanges[0]?.id),
  EXCHANGE_REFUSED: ofOrder('EXCHANGE_REFUSED', ({ exchanges }) => exchanges[0]?.id),
  EXCHANGE_RECEIVED: ofOrder('EXCHANGE_RECEIVED', ({ exchanges }) => exchanges[0]?.id),
  EXCHANGE_SHIPPED: ofOrder('EXCHANGE_SHIPPED', ({ exchanges }) => exchanges[0]?.id),
  EXCHANGE_COMPLETED: ofOrder('EXCHANGE_COMPLETED', ({ exchanges }) => exchanges[0]?.id),
  EXCHANGE_EXPIRED: ofOrder('EXCHANGE_EXPIRED', ({ exchanges }) => exchanges[0]?.id),
  EXCHANGE_FAILED: ofOrder('EXCHANGE_FAILED', ({ exchanges }) => exchanges[0]?.id),
  RETURN_RECEIVED: ofOrder('RETURN_RECEIVED', ({ returns }) => returns[0]?.id),
  RETURN_REFUSED: ofOrder('RETURN_REFUSED', ({ returns }) => returns[0]?.id),
  ORDER_REFUNDED: ofOrder('ORDER_REFUNDED', ({ refunds }) => refunds[0]?.id),
  ORDER_RECEIVED_BY_SHOP: ({ id: orderId }, to) =>
    newMail(
      { id: `ORDER_RECEIVED_BY_SHOP-${orderId}-1`, kind: 'ORDER_RECEIVED_BY_SHOP', orderId, to },
      now(),
    ),
  CONFIRM_DEVICE: ofAccount('CONFIRM_DEVICE'),
  RESET_PASSWORD: ofAccount('RESET_PASSWORD'),
  VERIFY_EMAIL: ofAccount('VERIFY_EMAIL'),
  CHANGE_EMAIL: ofAccount('CHANGE_EMAIL', passwordDigestOf(customer)),
  EMAIL_CHANGING: ofAccount('EMAIL_CHANGING'),
  NEW_DEVICE: ofAccount('NEW_DEVICE', JSON.stringify({ browser: 'Firefox', system: 'Android' })),
  PASSKEY_ADDED: ofAccount('PASSKEY_ADDED', 'Téléphone / bureau'),
  PASSWORD_CHANGED: ofAccount('PASSWORD_CHANGED'),
  CONFIRM_STOCK_ALERT: toAddress('CONFIRM_STOCK_ALERT', VARIANT),
  BACK_IN_STOCK: toAddress('BACK_IN_STOCK', VARIANT),
  APPOINTMENT_BOOKED: toAddress('APPOINTMENT_BOOKED', BOOKED),
  APPOINTMENT_CANCELLED: toAddress('APPOINTMENT_CANCELLED', BOOKED),
  APPOINTMENT_RECEIVED_BY_SHOP: toAddress('APPOINTMENT_RECEIVED_BY_SHOP', BOOKED),
  STAFF_PASSWORD: toAddress('STAFF_PASSWORD'),
  STAFF_PASSKEY_ADDED: toAddress('STAFF_PASSKEY_ADDED', 'Téléphone / bureau'),
  STAFF_NEW_DEVICE: toAddress(
    'STAFF_NEW_DEVICE',
    JSON.stringify({ browser: 'Firefox', system: 'Android' }),
  ),
};

/** Queues one mail of each kind and sends them; the mails about an account go to `account`. */
async function sendEach(account: string, transport: Parameters<typeof shop.sendMails>[0]) {
  const order = await anyOrder(account);
  await shop.store.transaction(async ({ mails, accounts, staff }) => {
    await mails.remove((await mails.newest(1000)).map(({ id }) => id));
    await accounts.save({ ...customer, email: account });
    await staff.save({ ...owner, email: account });
    const queued = Object.values(KINDS).flatMap((write) => write(order, account) ?? []);
    await mails.add(...queued);
  });
  const noted = await shop.sendMails(transport);
  const sent = await shop.store.read.mails.newest(1000);
  return { noted, kinds: sent.filter(({ state }) => state === 'SENT').map(({ kind }) => kind) };
}

const ALL = Object.keys(KINDS).toSorted();

/** Reads the files of the outbox, and empties it. */
async function takeFiles() {
  const folder = join(shop.folder, 'outbox');
  const names = await readdir(folder);
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  await rm(folder, { recursive: true });
  return { names, mails };
}

test.each([
  ['without an SMTP server', null, 'nadia@exemple.ma'],
  ['to an address that no server delivers', sink.url, 'nadia@belle-vue.example'],
])('every kind of mail becomes a file %s', async (_, smtpUrl, to) => {
  const transport = outgoing({ smtpUrl, dataDir: shop.folder });
  const { noted, kinds } = await sendEach(to, transport);
  transport.close();
  expect([noted, kinds.toSorted()]).toEqual([[], ALL]);
  const { names, mails } = await takeFiles();
  expect(names.filter((name) => !/^[\w.-]+\.eml$/.test(name))).toEqual([]);
  expect(mails.map((mail) => mail.to?.[0]?.address)).toEqual(ALL.map(() => to));
  expect(mails.filter(({ subject, text }) => !subject || !text)).toEqual([]);
});

test('every kind of mail reaches an SMTP server', async () => {
  const to = 'nadia@exemple.ma';
  const transport = outgoing({ smtpUrl: sink.url, dataDir: shop.folder });
  const { noted, kinds } = await sendEach(to, transport);
  transport.close();
  expect([noted, kinds.toSorted()]).toEqual([[], ALL]);
  expect(sink.arrived.map((mail) => mail.to)).toEqual(ALL.map(() => [to]));
  expect(sink.arrived.filter(({ email: mail }) => !mail.subject || !mail.text)).toEqual([]);
});
