import { expect, test } from 'vitest';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';
import { cookieOf, requestAdmin, STAFF_PASSWORD, tokenOf } from '../../support/shop/admin.ts';

const SET_UP = `mutation ($token: String!, $input: SetUpInput!) {
  setUpAccount(token: $token, input: $input) { me { email role } userErrors { code } }
}`;
const SETUP = 'query ($token: String!) { setup(token: $token) { role } }';

/** Starts the built shop; the second line of its standard output comes with it. */
async function start(folder: string, variables: Readonly<Record<string, string>> = {}) {
  const shop = startShopProcess({ DATA_DIR: folder, ...variables });
  const url = await shop.ready;
  await expect.poll(() => shop.said.out.split('\n').length, { timeout: 50_000 }).toBeGreaterThan(2);
  return { ...shop, url, second: shop.said.out.split('\n')[1] ?? '' };
}

test('the second line is the link of the first account, a new one at every start, until there is staff', async () => {
  const folder = await newFolder();
  const first = await start(folder);
  expect(first.second).toMatch(
    /^Gestion: http:\/\/127\.0\.0\.1:\d+\/admin\/setup\?token=[\w-]{43}$/,
  );
  expect(first.second).toContain(first.url);
  await first.end();

  const second = await start(folder);
  const tokens = [first, second].map((shop) => tokenOf(shop.second.replace('Gestion: ', '')));
  const setups = await Promise.all(
    tokens.map(async (token) => (await requestAdmin(second, SETUP, { token })).data),
  );
  expect(setups).toEqual([{ setup: null }, { setup: { role: 'OWNER' } }]);
  const input = { email: 'amina@exemple.ma', name: 'Amina', password: STAFF_PASSWORD };
  const made = await requestAdmin(second, SET_UP, { token: tokens[1], input });
  expect(made.data).toEqual({
    setUpAccount: { me: { email: input.email, role: 'OWNER' }, userErrors: [] },
  });
  const cookie = cookieOf(made.headers);
  await second.end();

  const third = await start(folder);
  expect(third.second).toMatch(/^Mails: /);
  const { data } = await requestAdmin(third, '{ me { email } }', {}, { cookie });
  expect(data).toEqual({ me: { email: input.email } });
});

test('on an address that others reach there is none', async () => {
  const variables = { HOST: '0.0.0.0', SEED: 'empty', CARD_PAYMENTS: 'off', SANDBOX: 'off' };
  const shop = startShopProcess({ DATA_DIR: await newFolder(), ...variables });
  await shop.ready;
  const { out } = await shop.end();
  expect(out).not.toContain('Gestion');
});
