import { createAuthenticator, type Credential } from '../../support/shop/authenticator.ts';
import type { TestShop } from '../../support/shop/shop.ts';

export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export interface UserError {
  readonly code: string;
  readonly field: string | null;
  readonly message: string;
}

const PASSKEYS = 'passkeys { id name createdAt lastUsedAt }';
const ERRORS = 'userErrors { code field message }';

/** Where browsers use passkeys of a test's shop that has no public address. */
export const originOf = ({ url }: TestShop) => url.replace('127.0.0.1', 'localhost');

export interface OptionsAnswer {
  readonly options: string | null;
  readonly userErrors: readonly UserError[];
}

export interface PasskeysAnswer {
  readonly passkeys: readonly ListedPasskey[];
  readonly userErrors: readonly UserError[];
}

export interface LogInAnswer {
  readonly session: { readonly token: string; readonly customer: { email: string } } | null;
  readonly userErrors: readonly UserError[];
}

/** The mutations and the list of a shop's passkeys. */
export function passkeyCalls(shop: TestShop) {
  async function send<T>(query: string, variables: object, token?: string): Promise<T> {
    const { data, errors } = await shop.graphql<{ payload: T } | null>(query, variables, token);
    if (!data || errors.length > 0)
      throw new Error(errors.map(({ extensions }) => extensions.code).join());
    return data.payload;
  }
  const calls = {
    startAdding: (token: string, password: string) =>
      send<OptionsAnswer>(
        `mutation ($password: String!) {
          payload: startPasskeyRegistration(password: $password) { options ${ERRORS} }
        }`,
        { password },
        token,
      ),
    add: (token: string, response: string, name = 'Mon téléphone') =>
      send<PasskeysAnswer>(
        `mutation ($response: String!, $name: String!) {
          payload: addPasskey(response: $response, name: $name) { ${PASSKEYS} ${ERRORS} }
        }`,
        { response, name },
        token,
      ),
    remove: (token: string, id: string) =>
      send<PasskeysAnswer>(
        `mutation ($id: ID!) { payload: removePasskey(id: $id) { ${PASSKEYS} ${ERRORS} } }`,
        { id },
        token,
      ),
    startLogIn: () =>
      send<OptionsAnswer>(`mutation { payload: startPasskeyLogIn { options ${ERRORS} } }`, {}),
    logIn: (response: string) =>
      send<LogInAnswer>(
        `mutation ($response: String!) {
          payload: logInWithPasskey(response: $response) {
            session { token customer { email } } ${ERRORS}
          }
        }`,
        { response },
      ),
    list: async (token: string) =>
      (
        await send<{ passkeys: readonly ListedPasskey[] }>(
          `{ payload: me { ${PASSKEYS} } }`,
          {},
          token,
        )
      ).passkeys,
    /** The options to add a passkey; they must be given. */
    async additionOptions({ token, password }: { token: string; password: string }) {
      const { options, userErrors } = await calls.startAdding(token, password);
      if (options === null) throw new Error(JSON.stringify(userErrors));
      return options;
    },
    async logInOptions() {
      const { options, userErrors } = await calls.startLogIn();
      if (options === null) throw new Error(JSON.stringify(userErrors));
      return options;
    },
    /** Adds a passkey of a new authenticator. */
    async newPasskey(
      customer: { token: string; password: string },
      name?: string,
    ): Promise<Credential> {
      const options = await calls.additionOptions(customer);
      const { credential, response } = createAuthenticator(originOf(shop)).create(options);
      const { userErrors } = await calls.add(customer.token, response, name);
      if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors));
      return credential;
    },
  };
  return calls;
}

export type PasskeyCalls = ReturnType<typeof passkeyCalls>;
