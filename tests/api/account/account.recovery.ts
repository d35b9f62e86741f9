import type { Message } from '../../../server/mail/message.ts';
import { sendRaw, type RawResponse } from '../../support/http/raw.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';

/** What the shop sends, without a mail server. */
export interface Mailbox {
  /** In the order of sending. */
  readonly mails: readonly Message[];
  /** Sends what waits; returns what the delivery logged. */
  deliver(): Promise<readonly object[]>;
  /** Delivers, and returns the token of the link in the last mail to this address; empty if there is none. */
  tokenFor(email: string): Promise<string>;
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
    async tokenFor(email) {
      await deliver();
      const [, token = ''] = /[?&]token=(\S+)$/m.exec(to(email).at(-1)?.text ?? '') ?? [];
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

export interface Answer {
  readonly status: number;
  readonly headers: RawResponse['headers'];
  readonly userErrors: readonly UserError[];
  readonly codes: readonly string[];
  readonly customer: { readonly email: string; readonly emailVerified: boolean } | null;
  readonly session: { readonly token: string } | null;
  readonly body: string;
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
  deleteAccount: `($password: String!) {
    answer: deleteAccount(password: $password) { ${ERRORS} }
  }`,
} as const;

export type Operation = keyof typeof DOCUMENTS;

export async function call(
  shop: TestShop,
  operation: Operation,
  variables: object = {},
  { token, localAddress = '127.0.0.1', cookie, userAgent }: Caller = {},
): Promise<Answer> {
  const answer = await sendRaw(
    shop.url,
    {
      method: 'POST',
      path: '/graphql',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: token }),
        ...(cookie && { cookie }),
        ...(userAgent && { 'user-agent': userAgent }),
      },
      body: JSON.stringify({ query: `mutation ${DOCUMENTS[operation]}`, variables }),
    },
    { localAddress },
  );
  const { data, errors = [] } = JSON.parse(answer.body);
  const userErrors: readonly UserError[] = data?.answer?.userErrors ?? [];
  const failures: readonly string[] = errors.map(
    (error: { extensions: { code: string } }) => error.extensions.code,
  );
  return {
    status: answer.status,
    headers: answer.headers,
    userErrors,
    codes: [...failures, ...userErrors.map(({ code }) => code)],
    customer: data?.answer?.customer ?? null,
    session: data?.answer?.session ?? null,
    body: answer.body,
  };
}

export async function logIn(
  shop: TestShop,
  { email, password }: { readonly email: string; readonly password: string },
  { localAddress = '127.0.0.1', cookie, userAgent }: Caller = {},
): Promise<{ readonly status: number; readonly token: string; readonly cookie: string }> {
  const answer = await sendRaw(
    shop.url,
    {
      method: 'POST',
      path: '/api/auth/login',
      headers: {
        'content-type': 'application/json',
        ...(cookie && { cookie }),
        ...(userAgent && { 'user-agent': userAgent }),
      },
      body: JSON.stringify({ email, password }),
    },
    { localAddress },
  );
  const [set = ''] = answer.headers['set-cookie']?.split(';') ?? [];
  return {
    status: answer.status,
    token: JSON.parse(answer.body).encodedToken ?? '',
    cookie: set,
  };
}

/** 200 while the session is open. */
export async function statusOf(shop: TestShop, token: string): Promise<number> {
  return (await shop.rest('GET', '/user/cart', undefined, token)).status;
}
