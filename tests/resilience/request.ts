import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** What a request was answered. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  /** Seconds to wait, from `Retry-After`; null when the answer does not say. */
  readonly retryAfter: number | null;
}

/** One connection to a shop, kept open. */
export interface Connection {
  /** Rejects when there is no whole answer. */
  graphql(query: string, variables?: object, token?: string | null): Promise<Answer>;
  close(): void;
}

export function connect(url: string): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    graphql(query, variables = {}, token = null) {
      const requested = JSON.stringify({ query, variables });
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(requested),
        ...(token !== null && { authorization: token }),
      };
      return new Promise((resolve, reject) => {
        request(`${url}/graphql`, { method: 'POST', headers, agent })
          .on('response', (response) => {
            const retryAfter = response.headers['retry-after'];
            text(response).then(
              (body) =>
                resolve({
                  status: response.statusCode ?? 0,
                  body,
                  retryAfter: retryAfter === undefined ? null : Number(retryAfter),
                }),
              reject,
            );
          })
          .on('error', reject)
          .end(requested);
      });
    },
    close: () => agent.destroy(),
  };
}
