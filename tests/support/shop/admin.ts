import { createApiToken } from '../../../server/api-token/api-token.service.ts';
import { addStaff } from '../../../server/staff/staff.service.ts';
import { firstSetupUrl } from '../../../server/staff/staff.set-up.ts';
import type { StaffRole } from '../../../server/staff/staff.store.ts';
import type { GraphqlAnswer, TestShop } from './shop.ts';

export const STAFF_PASSWORD = 'une boutique bien tenue';

/** A file of a GraphQL multipart request, and the variable that it stands for. */
export interface UploadedFile {
  /** Path of the variable, such as `variables.files.0`. */
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface AdminRequest {
  readonly cookie?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes it a GraphQL multipart request; the variables of the files are null. */
  readonly files?: readonly UploadedFile[];
}

/** A member of staff who is logged in to the back office of a test's shop. */
export interface TestAdmin {
  readonly email: string;
  /** `name=value`, for the header. */
  readonly cookie: string;
  request<T>(document: string, variables?: object): Promise<GraphqlAnswer<T>>;
  upload<T>(
    document: string,
    variables: object,
    files: readonly UploadedFile[],
  ): Promise<GraphqlAnswer<T>>;
}

const SET_UP = `mutation SetUp($token: String!, $input: SetUpInput!) {
  setUpAccount(token: $token, input: $input) { me { id } userErrors { code field } }
}`;

/** Sends a document to the admin endpoint; with a cookie, as the page of the back office does. */
export async function requestAdmin<T>(
  { url }: Pick<TestShop, 'url'>,
  document: string,
  variables: object = {},
  { cookie = null, headers = {}, files }: AdminRequest = {},
): Promise<GraphqlAnswer<T>> {
  const operations = JSON.stringify({ query: document, variables });
  const response = await fetch(`${url}/graphql/admin`, {
    method: 'POST',
    headers: {
      ...(!files && { 'content-type': 'application/json' }),
      ...headersWith(cookie),
      ...headers,
    },
    body: files ? formOf(operations, files) : operations,
  });
  return answerOf(response);
}

function formOf(operations: string, files: readonly UploadedFile[]): FormData {
  const body = new FormData();
  body.append('operations', operations);
  const map = Object.fromEntries(files.map(({ path }, index) => [String(index), [path]]));
  body.append('map', JSON.stringify(map));
  for (const [index, { bytes, name, type }] of files.entries()) {
    body.append(String(index), new Blob([bytes], { type }), name);
  }
  return body;
}

/** Sets an owner up, as the shop's first link does, or another owner beside those who are there. */
export function openAdmin(shop: TestShop, email = 'patronne@exemple.ma'): Promise<TestAdmin> {
  return openStaff(shop, email, 'OWNER');
}

/** Sets a member of staff up by a link of their own. */
export async function openStaff(
  shop: TestShop,
  email: string,
  role: StaffRole,
): Promise<TestAdmin> {
  const token = tokenOf(await setupUrlFor(shop, email, role));
  return setUp(shop, token, email);
}

/** The secret of a new API token. */
export async function apiSecret(
  shop: TestShop,
  scopes: readonly string[],
  {
    name = 'ERP',
    expiresAt = null,
  }: { readonly name?: string; readonly expiresAt?: string | null } = {},
): Promise<string> {
  const context = { ...shop.within, actor: 'tests' };
  return (await createApiToken(context, { name, scopes, expiresAt })).secret;
}

export const tokenOf = (setupUrl: string) => new URL(setupUrl).searchParams.get('token') ?? '';

async function setupUrlFor(shop: TestShop, email: string, role: StaffRole): Promise<string> {
  const first = role === 'OWNER' ? await firstSetupUrl(shop.within, shop.url) : null;
  if (first !== null) return first;
  const context = { ...shop.within, actor: 'tests', shopUrl: shop.url };
  return (await addStaff(context, { email, role })).setupUrl;
}

async function setUp(shop: TestShop, token: string, email: string): Promise<TestAdmin> {
  const input = { email, name: 'Leïla Bennani', password: STAFF_PASSWORD };
  const { data, errors, headers } = await requestAdmin<{ setUpAccount: { me: object | null } }>(
    shop,
    SET_UP,
    { token, input },
  );
  const cookie = cookieOf(headers);
  if (cookie === null || data.setUpAccount.me === null) {
    throw new Error(`No account was set up: ${JSON.stringify({ data, errors })}`);
  }
  return adminWith(shop, email, cookie);
}

/** With the cookie of a session. */
export function adminWith(shop: Pick<TestShop, 'url'>, email: string, cookie: string): TestAdmin {
  return {
    email,
    cookie,
    request: (document, variables) => requestAdmin(shop, document, variables, { cookie }),
    upload: (document, variables, files) =>
      requestAdmin(shop, document, variables, { cookie, files }),
  };
}

/** `name=value` of the session's cookie; null where none is set. */
export function cookieOf(headers: Headers): string | null {
  const set = headers.getSetCookie().find((line) => /^(__Host-)?belle-vue-admin=/.test(line));
  return set?.split(';', 1)[0] ?? null;
}

function headersWith(cookie: string | null): Readonly<Record<string, string>> {
  return cookie === null ? {} : { cookie, 'x-belle-vue-admin': '1' };
}

async function answerOf<T>(response: Response): Promise<GraphqlAnswer<T>> {
  const { data = null, errors = [] } = await response.json();
  return { status: response.status, headers: response.headers, data, errors };
}
