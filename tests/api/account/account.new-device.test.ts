import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../../../server/shared/problems.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { LOG_IN } from '../protocol/documents.ts';
import { logIn, mailboxOf, type Caller, type Mailbox } from './account.recovery.ts';

const DAY_MS = 24 * 60 * 60_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let shop: TestShop;
let mailbox: Mailbox;
let customer: { readonly token: string; readonly email: string; readonly password: string };
beforeEach(async () => {
  shop = await startShop({ publicUrl: 'https://belle-vue.test' });
  mailbox = mailboxOf(shop);
  customer = await shop.customer();
});
afterEach(() => shop.close());

const from = (userAgent: string, caller: Caller = {}) =>
  logIn(shop, customer, { userAgent, ...caller });

describe('a log-in from a device that the customer did not use', () => {
  test('is reported by mail, with the device, the time in Rabat and the way to the sessions', async () => {
    await from(FIREFOX);
    const [waiting] = await shop.store.read.mails.newest(1);
    const time = new Intl.DateTimeFormat('fr', {
      timeZone: 'Africa/Casablanca',
      dateStyle: 'long',
      timeStyle: 'short',
    }).format(new Date(waiting?.createdAt ?? ''));
    expect(await mailbox.subjectsTo(customer.email)).toEqual([
      'Nouvelle connexion à votre compte Belle Vue',
    ]);
    expect(mailbox.mails[0]?.text).toContain(`Firefox sur Windows, le ${time} (heure de Rabat).`);
    expect(mailbox.mails[0]?.text).toContain('https://belle-vue.test/profile/security');
  });

  test('over GraphQL is too, and of an unknown device as such', async () => {
    const { email, password } = customer;
    await shop.graphql(LOG_IN, { input: { email, password } });
    await mailbox.deliver();
    expect(mailbox.mails[0]?.text).toContain('appareil inconnu, le');
  });

  test('is reported once a day for each kind of device', async () => {
    await from(FIREFOX);
    await from(FIREFOX);
    expect(await mailbox.subjectsTo(customer.email)).toHaveLength(1);
    await from(CHROME);
    expect(await mailbox.subjectsTo(customer.email)).toHaveLength(2);
    shop.pass(DAY_MS);
    await from(FIREFOX);
    expect(await mailbox.subjectsTo(customer.email)).toHaveLength(3);
  });

  test('is not reported again from there', async () => {
    const { cookie } = await from(FIREFOX);
    shop.pass(2 * DAY_MS);
    await from(FIREFOX, { cookie });
    expect(await mailbox.subjectsTo(customer.email)).toHaveLength(1);
  });

  test('of another customer is, from a device that is known for the first', async () => {
    const { cookie } = await from(FIREFOX);
    const other = await shop.customer();
    await logIn(shop, other, { cookie, userAgent: FIREFOX });
    expect(await mailbox.subjectsTo(other.email)).toHaveLength(1);
  });

  test('is reported to the address of that moment, also after a change', async () => {
    await from(FIREFOX);
    await shop.store.transaction(async ({ accounts }) => {
      const stored = await accounts.customerByEmail(customer.email);
      if (stored) await accounts.save({ ...stored, email: 'nouvelle@exemple.ma' });
    });
    expect(await mailbox.subjectsTo(customer.email)).toHaveLength(1);
  });

  test('with a wrong password is not', async () => {
    await logIn(shop, { ...customer, password: 'faux' }, { userAgent: FIREFOX });
    expect(await shop.store.read.mails.newest(1)).toEqual([]);
  });
});

test('demo accounts get no mail about log-ins', async () => {
  await logIn(shop, shop.within.demo, { userAgent: FIREFOX });
  await shop.graphql('mutation { logInAsDemo { session { token } } }');
  expect(await shop.store.read.mails.newest(1)).toEqual([]);
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
  expect(await shop.store.read.mails.newest(1)).toEqual([]);
  expect(shop.logged).toMatchObject([{ message: 'a mail about a log-in could not be written' }]);
  expect(JSON.stringify(shop.logged)).not.toContain('@');
});
