import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../../../server/shared/problems.ts';
import { momentInMorocco } from '../../../server/shared/time.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { LOG_IN } from '../protocol/documents.ts';
import {
  changeEmail,
  CHROME,
  demoToken,
  FIREFOX,
  logIn,
  mailboxOf,
  recipients,
  type Caller,
  type Customer,
} from './account.recovery.ts';

const DAY_MS = 24 * 60 * 60_000;
const SUBJECT = 'Nouvelle connexion à votre compte Belle Vue';

let customer: Customer;
const shop = await sharedShop({ publicUrl: 'https://belle-vue.test' });
const mailbox = mailboxOf(shop);
beforeEach(async () => {
  customer = await shop.customer();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const from = (userAgent: string, caller: Caller = {}) =>
  logIn(shop, customer, { userAgent, ...caller });
const reports = async () => (await mailbox.subjectsTo(customer.email)).length;

describe('a log-in from a device that the customer did not use', () => {
  test('is reported by mail, with the device, the time in Rabat and the way to the sessions', async () => {
    await from(FIREFOX);
    const [waiting] = await shop.store.read.mails.newest(1);
    const time = momentInMorocco(waiting?.createdAt ?? '');
    expect(await mailbox.subjectsTo(customer.email)).toEqual([SUBJECT]);
    const { text = '' } = mailbox.mails.at(-1) ?? {};
    expect(text).toContain(`Firefox sur Windows, le ${time} (heure de Rabat).`);
    expect(text).toContain('https://belle-vue.test/profile/security');
  });

  test('over GraphQL is too, and of an unknown device as such', async () => {
    const { email, password } = customer;
    await shop.graphql(LOG_IN, { input: { email, password } });
    await mailbox.deliver();
    expect(mailbox.mails.at(-1)?.text).toContain('appareil inconnu, le');
  });

  test('is reported once a day for each kind of device', async () => {
    await from(FIREFOX);
    await from(FIREFOX);
    expect(await reports()).toBe(1);
    await from(CHROME);
    expect(await reports()).toBe(2);
    shop.pass(DAY_MS);
    await from(FIREFOX);
    expect(await reports()).toBe(3);
  });

  test('is not reported again from there, but for another customer it is', async () => {
    const { cookie } = await from(FIREFOX);
    shop.pass(2 * DAY_MS);
    await from(FIREFOX, { cookie });
    expect(await reports()).toBe(1);
    const other = await shop.customer();
    await logIn(shop, other, { cookie, userAgent: FIREFOX });
    expect(await mailbox.subjectsTo(other.email)).toHaveLength(1);
  });

  test('is reported to the address of that moment, also after a change', async () => {
    await from(FIREFOX);
    await changeEmail(shop, customer.email, `nouvelle-${customer.email}`);
    expect(await reports()).toBe(1);
  });

  test('is not with a wrong password, nor for demo accounts', async () => {
    const { demo } = shop.within;
    await logIn(shop, { ...customer, password: 'faux' }, { userAgent: FIREFOX });
    expect(await logIn(shop, demo, { userAgent: FIREFOX })).toMatchObject({ status: 200 });
    await demoToken(shop);
    const found = await recipients(shop);
    for (const { email } of [customer, demo]) expect(found).not.toContain(email);
  });
});

test.each([
  ['away', new StoreUnavailable(new Error('ENOSPC'))],
  ['broken', new Error('a mistake')],
])('a store that is %s for the mail alone lets the customer in', async (_, error) => {
  const run = shop.store.transaction.bind(shop.store);
  vi.spyOn(shop.store, 'transaction')
    .mockImplementationOnce((work) => run(work))
    .mockRejectedValueOnce(error);
  const { status, cookie } = await from(FIREFOX);
  expect(status).toBe(200);
  expect(cookie).toContain('belle-vue-device=');
  expect(await reports()).toBe(0);
  expect(shop.logged.at(-1)).toMatchObject({
    message: 'a mail about a log-in could not be written',
  });
  expect(JSON.stringify(shop.logged)).not.toContain('@');
});
