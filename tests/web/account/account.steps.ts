import type { Page } from '@playwright/test';

/** Every device but the browser of a test is a Firefox. */
const USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

export const PASSWORD = 'un mot de passe';

let customers = 0;

/** The tests of a file share one shop. */
export function newCustomer() {
  customers += 1;
  const email = `nadia${customers}@exemple.ma`;
  return { firstName: 'Nadia', lastName: 'Alami', email, password: PASSWORD };
}

interface Session {
  readonly token: string;
  readonly customer: Readonly<Record<'_id' | 'firstName' | 'lastName' | 'email', string>>;
}

interface Reply {
  readonly data: {
    readonly open?: { readonly session: Session | null };
    readonly me?: object | null;
  };
}

const SESSION = '{ session { token customer { _id: id firstName lastName email } } }';

export async function request(url: string, query: string, variables = {}, token = '') {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': USER_AGENT,
      ...(token && { authorization: token }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data }: Reply = await response.json();
  return data;
}

async function open(url: string, query: string, input: object): Promise<Session> {
  const { open: opened } = await request(url, query, { input });
  if (!opened?.session) throw new Error('There is no session');
  return opened.session;
}

export const signUpElsewhere = (url: string, customer: ReturnType<typeof newCustomer>) =>
  open(url, `mutation ($input: SignUpInput!) { open: signUp(input: $input) ${SESSION} }`, customer);

/** Logs in on another device. */
export const logInElsewhere = (url: string, email: string, password = PASSWORD) =>
  open(url, `mutation ($input: LogInInput!) { open: logIn(input: $input) ${SESSION} }`, {
    email,
    password,
  });

export async function isOpen(url: string, token: string): Promise<boolean> {
  const { me } = await request(url, '{ me { id } }', {}, token);
  return me !== null;
}

/** Opens `path` in the session of an earlier visit. */
export async function openAs(page: Page, { token, customer }: Session, path: string) {
  // localStorage belongs to an origin: a small file of the shop is opened to reach it.
  await page.goto('/robots.txt');
  const text = JSON.stringify({ token, user: customer });
  await page.evaluate((value) => localStorage.setItem('session', value), text);
  await page.goto(path);
}
