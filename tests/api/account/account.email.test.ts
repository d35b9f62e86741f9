import { beforeEach, describe, expect, test } from 'vitest';
import { deliveryOf } from '../../../server/order/order.money.rules.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import {
  call,
  invalidLink,
  logIn,
  mailboxOf,
  recipients,
  statusOf,
  type Customer,
} from './account.recovery.ts';
import { guestOrder, place } from '../order/order.documents.ts';

const HOUR_MS = 60 * 60_000;

let customer: Customer;
let newEmail: string;
const shop = await sharedShop({ publicUrl: 'https://belle-vue.test' });
const mailbox = mailboxOf(shop);
beforeEach(async () => {
  customer = await shop.customer();
  newEmail = `nouvelle-${customer.email}`;
});

const verify = () => call(shop, 'requestEmailVerification', {}, customer);
const change = (email = newEmail, password = customer.password) =>
  call(shop, 'requestEmailChange', { email, password }, customer);
const confirm = (token: string, by = {}) => call(shop, 'confirmEmail', { token }, by);
const me = async () => {
  const query = '{ me { email emailVerified } }';
  const { data } = await shop.graphql<{ me: object }>(query, {}, customer.token);
  return data.me;
};
/** Returns the mails to the customer and to the new address, sent or not. */
const mails = async () =>
  (await recipients(shop)).filter((to) => to === customer.email || to === newEmail);

const INVALID = invalidLink('24 heures');

describe('a new customer’s e-mail', () => {
  test('is confirmed by the link of a mail, without a log-in', async () => {
    expect(await me()).toEqual({ email: customer.email, emailVerified: false });
    expect((await verify()).customer).toMatchObject({ emailVerified: false });
    const token = await mailbox.tokenFor(customer.email);
    expect(mailbox.mails.at(-1)).toMatchObject({
      subject: 'Confirmez votre adresse e-mail',
      text: expect.stringContaining(`https://belle-vue.test/confirm-email?token=${token}`),
    });
    const { userErrors, customer: shown } = await confirm(token);
    expect({ userErrors, shown }).toEqual({ userErrors: [], shown: null });
    expect(await me()).toEqual({ email: customer.email, emailVerified: true });
    expect((await confirm(token)).userErrors).toEqual(INVALID);
  });

  test.each([
    ['the customer', true],
    ['another customer, to whom nothing is shown', false],
  ])('is confirmed in the session of %s', async (_, isOwn) => {
    await verify();
    const by = isOwn ? customer : await shop.customer();
    const { customer: shown, body } = await confirm(await mailbox.tokenFor(customer.email), by);
    const confirmed = { email: customer.email, emailVerified: true };
    expect(await me()).toEqual(confirmed);
    expect(body.includes(customer.email)).toBe(isOwn);
    expect(shown && { email: shown.email, emailVerified: shown.emailVerified }).toEqual(
      isOwn ? confirmed : null,
    );
  });

  test('that is confirmed gets no further mail, not even one that waits', async () => {
    await verify();
    const token = await mailbox.tokenFor(customer.email);
    await verify();
    await confirm(token);
    expect((await verify()).codes).toEqual([]);
    expect(await mails()).toHaveLength(2);
    expect(await mailbox.subjectsTo(customer.email)).toHaveLength(1);
  });

  test('is confirmed within a day', async () => {
    await verify();
    const token = await mailbox.tokenFor(customer.email);
    shop.pass(24 * HOUR_MS);
    expect((await confirm(token)).userErrors).toEqual(INVALID);
    expect(await me()).toMatchObject({ emailVerified: false });
  });
});

describe('a change of the e-mail', () => {
  test('is confirmed at the new address, and the old one is informed', async () => {
    const { codes, customer: shown } = await change(` ${newEmail.toUpperCase()} `);
    expect({ codes, shown }).toMatchObject({ codes: [], shown: { email: customer.email } });
    const token = await mailbox.tokenFor(newEmail);
    expect(await mailbox.subjectsTo(newEmail)).toEqual(['Confirmez votre nouvelle adresse e-mail']);
    const informed = mailbox.mails.filter(({ to }) => to.address === customer.email);
    expect(informed).toMatchObject([
      {
        subject: 'L’adresse e-mail de votre compte va changer',
        text: expect.stringContaining('changez tout de suite votre mot de passe'),
      },
    ]);
    expect(informed[0]?.text).not.toContain(token);
    expect(await me()).toEqual({ email: customer.email, emailVerified: false });

    expect((await confirm(token)).userErrors).toEqual([]);
    expect(await me()).toEqual({ email: newEmail, emailVerified: true });
    expect(await statusOf(shop, customer.token)).toBe(200);
    expect((await logIn(shop, { ...customer, email: newEmail })).status).toBe(200);
    expect((await logIn(shop, customer)).status).toBe(404);
    expect((await confirm(token)).userErrors).toEqual(INVALID);
  });

  test.each([
    ['nouvelle@exemple.ma', 'faux', 'WRONG_PASSWORD', 'password'],
    ['nouvelle@exemple.ma', '', 'REQUIRED', 'password'],
    ['pas une adresse', 'un mot de passe', 'INVALID', 'email'],
    [null, 'un mot de passe', 'INVALID', 'email', 'Cette adresse est déjà celle de votre compte.'],
  ])(
    'to %j (null: the own one) with the password %j is refused with %s',
    async (to, password, code, field, message = expect.any(String)) => {
      const email = to ?? customer.email;
      const { userErrors, customer: shown } = await change(email, password);
      expect(userErrors).toEqual([{ code, field, message }]);
      expect(shown).toBeNull();
      expect(await recipients(shop)).not.toContain(email);
      expect(await mails()).toEqual([]);
    },
  );

  test('to the address of another account is refused at that address alone', async () => {
    const other = await shop.customer();
    const free = await change();
    const taken = await change(other.email);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const { userErrors } = await confirm(await mailbox.tokenFor(other.email));
    expect(userErrors).toMatchObject([{ code: 'EMAIL_TAKEN', field: 'email' }]);
    expect(await me()).toMatchObject({ email: customer.email });
  });

  test('that is requested again ends the link of before', async () => {
    await change();
    const first = await mailbox.tokenFor(newEmail);
    const second = `autre-${customer.email}`;
    await change(second);
    expect((await confirm(first)).userErrors).toEqual(INVALID);
    expect((await confirm(await mailbox.tokenFor(second))).codes).toEqual([]);
    expect(await me()).toMatchObject({ email: second });
  });

  test('leaves a link that confirms the old address without use', async () => {
    await verify();
    const old = await mailbox.tokenFor(customer.email);
    await verify();
    await change();
    await confirm(await mailbox.tokenFor(newEmail));
    expect((await confirm(old)).userErrors).toEqual(INVALID);
    expect(await me()).toEqual({ email: newEmail, emailVerified: true });
  });

  test('of two accounts to one address at once succeeds for one', async () => {
    const other = await shop.customer();
    await change();
    const mine = await mailbox.tokenFor(newEmail);
    const variables = { email: newEmail, password: other.password };
    await call(shop, 'requestEmailChange', variables, other);
    const theirs = await mailbox.tokenFor(newEmail);
    const answers = await Promise.all([mine, theirs].map((token) => confirm(token)));
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['EMAIL_TAKEN']);
  });
});

describe('a guest’s orders', () => {
  const NUMBERS = '{ me { orders { nodes { number } } } }';
  const numbersOf = async ({ token }: { readonly token: string }) => {
    const { data } = await shop.graphql<{
      me: { orders: { nodes: ReadonlyArray<{ number: string }> } };
    }>(NUMBERS, {}, token);
    return data.me.orders.nodes.map(({ number }) => number);
  };
  /** Returns the number; the skirt costs 459 DH, and its delivery a fee. */
  const orderAsGuest = async (email: string, phone = '06 12 34 56 78') => {
    const { order } = await place(shop, guestOrder([['jupe-plissee-safran', 1]], { email, phone }));
    return order?.number ?? '';
  };
  const stored = async (number: string) => {
    const [order] = await shop.store.read.orders.ordersNumbered([number]);
    if (!order) throw new Error('There is no such order');
    return order;
  };

  test('join the account with their e-mail once it is verified, and not before', async () => {
    const number = await orderAsGuest(` ${customer.email.toUpperCase()}`, '0699000001');
    const others = await orderAsGuest(`autre-${customer.email}`, '0699000001');
    expect(await numbersOf(customer)).toEqual([]);
    await verify();
    expect(await numbersOf(customer)).toEqual([]);
    const before = await stored(number);
    expect((await confirm(await mailbox.tokenFor(customer.email, 'confirm-email'))).codes).toEqual(
      [],
    );
    expect(await numbersOf(customer)).toEqual([number]);
    // What was charged for delivery stays when the shop corrects the order.
    const joined = await stored(number);
    expect(joined).toEqual({
      ...before,
      customerId: expect.any(String),
      joinedAt: expect.any(String),
    });
    expect(deliveryOf(joined)).toBe('GUEST');
    expect(await stored(others)).toMatchObject({ customerId: null, joinedAt: null });
    const [guest] = (await shop.store.read.orders.guestsByPhone(['0699000001'])).values();
    expect(guest).toMatchObject({ email: `autre-${customer.email}` });
  });

  test('join it by a new password from a mailed link, too, and by a confirmed new e-mail', async () => {
    const first = await orderAsGuest(customer.email, '0699000002');
    const second = await orderAsGuest(newEmail, '0699000003');
    await call(shop, 'requestPasswordReset', { email: customer.email });
    const reset = await mailbox.tokenFor(customer.email, 'reset-password');
    const password = 'un tout autre mot';
    const { session } = await call(shop, 'resetPassword', { token: reset, password });
    const own = { ...customer, token: session?.token ?? '' };
    expect(await numbersOf(own)).toEqual([first]);
    await call(shop, 'requestEmailChange', { email: newEmail, password }, own);
    expect(await numbersOf(own)).toEqual([first]);
    await confirm(await mailbox.tokenFor(newEmail, 'confirm-email'));
    expect(await numbersOf(own)).toEqual([second, first]);
  });

  test('stay a guest’s when they are placed later, or after the guest was deleted', async () => {
    const number = await orderAsGuest(customer.email, '0699000004');
    const order = await stored(number);
    await shop.store.transaction(({ orders }) =>
      orders.save({ ...order, buyerDeletedAt: order.placedAt }),
    );
    await verify();
    await confirm(await mailbox.tokenFor(customer.email, 'confirm-email'));
    await orderAsGuest(customer.email, '0699000004');
    expect(await numbersOf(customer)).toEqual([]);
  });
});
