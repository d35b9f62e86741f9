import { createAuthenticator, type Ceremony } from '../../support/shop/authenticator.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';

export interface OptionsAnswer {
  readonly options: string | null;
  readonly userErrors: readonly UserError[];
}

export interface PasskeysAnswer {
  readonly passkeys: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly createdAt: string;
    readonly lastUsedAt: string | null;
  }>;
  readonly userErrors: readonly UserError[];
}

export interface LogInAnswer {
  readonly session: { readonly token: string; readonly customer: { email: string } } | null;
  readonly userErrors: readonly UserError[];
}

interface Owner {
  readonly token: string;
  readonly password: string;
}

const PASSKEYS = 'passkeys { id name createdAt lastUsedAt }';

/** Responses from which nothing can be read. */
export const MALFORMED = ['', 'null', '[]', '{}', '{"id":1}', '{', 'x'.repeat(20_000)].concat(
  ['AA', '__proto__'].map((id) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', response: {} }),
  ),
);

function given({ options, userErrors }: OptionsAnswer): string {
  if (options === null) throw new Error(JSON.stringify(userErrors));
  return options;
}

/** The mutations and the list of a shop's passkeys, and an authenticator where its browsers use them. */
export function passkeyCalls(shop: TestShop) {
  // Browsers know no passkeys of an address in numbers.
  const { create, sign } = createAuthenticator(shop.url.replace('127.0.0.1', 'localhost'));

  async function send<T>(query: string, variables: object, token?: string): Promise<T> {
    const { data, errors } = await shop.graphql<{ payload: T } | null>(query, variables, token);
    if (!data || errors.length > 0) {
      throw new Error(errors.map(({ extensions }) => extensions.code).join());
    }
    return data.payload;
  }

  const calls = {
    create,
    sign,
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
      (await send<PasskeysAnswer>(`{ payload: me { ${PASSKEYS} } }`, {}, token)).passkeys,
    /** The options to add a passkey; they must be given. */
    additionOptions: async ({ token, password }: Owner) =>
      given(await calls.startAdding(token, password)),
    logInOptions: async () => given(await calls.startLogIn()),
    /** A new credential of this customer, and what an authenticator responds about it. */
    created: async (owner: Owner, changed?: Ceremony) =>
      create(await calls.additionOptions(owner), changed),
    /** Adds a passkey of a new authenticator. */
    async newPasskey(owner: Owner, name?: string) {
      const { credential, response } = await calls.created(owner);
      const { userErrors } = await calls.add(owner.token, response, name);
      if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors));
      return credential;
    },
  };
  return calls;
}

export type PasskeyCalls = ReturnType<typeof passkeyCalls>;
