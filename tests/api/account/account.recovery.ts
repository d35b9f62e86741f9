import type { Message } from '../../../server/mail/message.ts';
import { sendRaw, type RawResponse } from '../../support/http/raw.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { ERRORS, LOG_IN_AS_DEMO, type UserError } from '../protocol/documents.ts';

export type Customer = Awaited<ReturnType<TestShop['customer']>>;

export const FIREFOX =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
export const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** Receives the shop's mails without a mail server. */
export interface Mailbox {
  /** In the order of sending. */
  readonly mails: readonly Message[];
  /** Sends what waits; returns what the delivery logged. */
  deliver(): Promise<readonly object[]>;
  /**
   * Delivers, and returns the token of the link in the last mail to this address, or in the last one
   * that leads to this page; empty if there is none.
   */
  tokenFor(email: string, page?: string): Promise<string>;
  /** Delivers, and returns the subjects of all mails to this address. */
  subjectsTo(email: string): Promise<readonly string[]>;
}

export function mailboxOf(shop: TestShop): Mailbox {
  const mails: Message[] = [];
  const transport = {
    send: async (message: Message) => void mails.push(message),
    close: () => {},
  };
  const deliver = () => shop.sendMails(transport);
  const to = (email: string) => mails.filter((mail) => mail.to.address === email);
  return {
    mails,
    deliver,
    async tokenFor(email, page = '') {
      await deliver();
      const mail = to(email).findLast(({ text }) => text.includes(page));
      const [, token = ''] = /[?&](?:token|appareil)=(\S+)$/m.exec(mail?.text ?? '') ?? [];
      return token;
    },
    async subjectsTo(email) {
      await deliver();
      return to(email).map(({ subject }) => subject);
    },
  };
}

export interface Caller {
  readonly token?: string;
  /** Every address of 127/8 is this machine. */
  readonly localAddress?: string;
  readonly cookie?: string;
  readonly userAgent?: string;
}

export interface Answer extends RawResponse {
  /** The cookie that the answer sets; empty if it sets none. */
  readonly cookie: string;
  readonly userErrors: readonly UserError[];
  readonly codes: readonly string[];
  readonly customer: { readonly email: string; readonly emailVerified: boolean } | null;
  readonly session: { readonly token: string } | null;
}

const CUSTOMER = `{ customer { firstName lastName email emailVerified } ${ERRORS} }`;
const DOCUMENTS = {
  requestPasswordReset: `($email: String!) { answer: requestPasswordReset(email: $email) { ${ERRORS} } }`,
  resetPassword: `($token: String!, $password: String!) {
    answer: resetPassword(token: $token, password: $password) {
      session { token customer { email emailVerified } } ${ERRORS}
    }
  }`,
  changePassword: `($currentPassword: String!, $password: String!) {
    answer: changePassword(currentPassword: $currentPassword, password: $password) ${CUSTOMER}
  }`,
  updateCustomer: `($input: CustomerInput!) { answer: updateCustomer(input: $input) ${CUSTOMER} }`,
  requestEmailChange: `($email: String!, $password: String!) {
    answer: requestEmailChange(email: $email, password: $password) ${CUSTOMER}
  }`,
  requestEmailVerification: `{ answer: requestEmailVerification ${CUSTOMER} }`,
  confirmEmail: `($token: String!) { answer: confirmEmail(token: $token) ${CUSTOMER} }`,
  confirmDevice: `($token: String!) { answer: confirmDevice(token: $token) { ${ERRORS} } }`,
  deleteAccount: `($password: String!) {
    answer: deleteAccount(password: $password) { ${ERRORS} }
  }`,
} as const;

export type Operation = keyof typeof DOCUMENTS;

function post(
  shop: TestShop,
  path: string,
  body: object,
  { token, localAddress = '127.0.0.1', cookie, userAgent }: Caller,
): Promise<RawResponse> {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: token }),
    ...(cookie && { cookie }),
    ...(userAgent && { 'user-agent': userAgent }),
  };
  const request = { method: 'POST', path, headers, body: JSON.stringify(body) };
  return sendRaw(shop.url, request, { localAddress });
}

const cookieIn = ({ headers }: RawResponse) => headers['set-cookie']?.split(';')[0] ?? '';

export async function call(
  shop: TestShop,
  operation: Operation,
  variables: object = {},
  caller: Caller = {},
): Promise<Answer> {
  const query = `mutation ${DOCUMENTS[operation]}`;
  const answer = await post(shop, '/graphql', { query, variables }, caller);
  const { data, errors = [] } = JSON.parse(answer.body);
  const userErrors: readonly UserError[] = data?.answer?.userErrors ?? [];
  const failures: readonly string[] = errors.map(
    (error: { extensions: { code: string } }) => error.extensions.code,
  );
  return {
    ...answer,
    cookie: cookieIn(answer),
    userErrors,
    codes: [...failures, ...userErrors.map(({ code }) => code)],
    customer: data?.answer?.customer ?? null,
    session: data?.answer?.session ?? null,
  };
}

export async function logIn(
  shop: TestShop,
  { email, password }: { readonly email: string; readonly password: string },
  caller: Caller = {},
): Promise<{ readonly status: number; readonly token: string; readonly cookie: string }> {
  const answer = await post(shop, '/api/auth/login', { email, password }, caller);
  return {
    status: answer.status,
    token: JSON.parse(answer.body).encodedToken ?? '',
    cookie: cookieIn(answer),
  };
}

/** The token of a new private copy of the demo account. */
export async function demoToken(shop: TestShop): Promise<string> {
  const { data } = await shop.graphql<{ logInAsDemo: { session: { token: string } } }>(
    LOG_IN_AS_DEMO,
  );
  return data.logInAsDemo.session.token;
}

/** 200 while the session is open. */
export async function statusOf(shop: TestShop, token: string): Promise<number> {
  return (await shop.rest('GET', '/user/cart', undefined, token)).status;
}

/** To whom the outbox has mails, sent or not. */
export const recipients = async (shop: TestShop) =>
  (await shop.store.read.mails.newest(999)).map(({ to }) => to);

/** Returns the errors for a link of a mail that does not work, or no longer. */
export const invalidLink = (lifetime: string) => [
  {
    code: 'INVALID_TOKEN',
    field: 'token',
    message: `Ce lien n’est plus valable\u00a0: il sert une seule fois, dans les ${lifetime} qui suivent l’envoi de l’e-mail.`,
  },
];

/** Guesses a password until the account is held back. */
export async function guess(shop: TestShop, email: string): Promise<void> {
  for (let n = 0; n < 11; n += 1) {
    const localAddress = `127.0.2.${Math.floor(n / 4) + 1}`;
    await logIn(shop, { email, password: 'faux' }, { localAddress });
  }
}

/** Gives a customer another e-mail, without the mails about it. */
export const changeEmail = (shop: TestShop, from: string, to: string) =>
  shop.store.transaction(async ({ accounts }) => {
    const stored = await accounts.customerByEmail(from);
    if (stored) await accounts.save({ ...stored, email: to });
  });
