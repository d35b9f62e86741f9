import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** Seconds to wait, from `Retry-After`; null when the answer does not say. */
  readonly retryAfter: number | null;
}

/** One connection to a shop that stays open. */
export interface Connection {
  /** Rejects when there is no whole answer, as `graphql` does. */
  post(path: string, body: string, headers: Readonly<Record<string, string>>): Promise<Answer>;
  graphql(query: string, variables?: object, token?: string | null): Promise<Answer>;
  /** The field `made` of the data. Rejects when the answer is no success. */
  make<T>(query: string, variables?: object, token?: string | null): Promise<T>;
  close(): void;
}

export interface Session {
  readonly token: string;
  readonly customer: {
    readonly id: string;
    readonly addresses: ReadonlyArray<{ readonly id: string }>;
  };
}

/** Each time another account, with an address. */
export const LOG_IN = `mutation {
  made: logInAsDemo { session { token customer { id addresses { id } } } userErrors { code } }
}`;

export function connect(url: string): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  function post(path: string, body: string, headers: Readonly<Record<string, string>>) {
    return new Promise<Answer>((resolve, reject) => {
      request(url + path, { method: 'POST', headers, agent })
        .on('response', (response) => {
          const { statusCode: status = 0, headers: answered } = response;
          const wait = answered['retry-after'];
          const retryAfter = wait === undefined ? null : Number(wait);
          text(response).then(
            (received) => resolve({ status, body: received, retryAfter }),
            reject,
          );
        })
        .on('error', reject)
        .end(body);
    });
  }

  function graphql(query: string, variables: object = {}, token: string | null = null) {
    const type = { 'content-type': 'application/json' };
    const headers = token === null ? type : { ...type, authorization: token };
    return post('/graphql', JSON.stringify({ query, variables }), headers);
  }

  return {
    post,
    graphql,
    async make(query, variables, token) {
      const { status, body } = await graphql(query, variables, token);
      if (status !== 200) throw new Error(`The shop answered ${status}: ${body}`);
      return JSON.parse(body).data.made;
    },
    close: () => agent.destroy(),
  };
}

/** Opens an account and puts a product into its cart. Returns the token of its session. */
export async function openCart({ make }: Connection, productId: string): Promise<string> {
  const { session } = await make<{ session: Session }>(LOG_IN);
  const add = 'mutation ($id: ID!) { made: addToCart(productId: $id) { cart { id } } }';
  await make(add, { id: productId }, session.token);
  return session.token;
}
