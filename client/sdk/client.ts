import { readResult } from './response.ts';
import { bodyOf } from './request-body.ts';
import { BelleVueError } from './errors.ts';

/** A GraphQL operation, and the types of its result and variables. */
export interface TypedDocument<Result, Variables> {
  /** Of the operation. */
  readonly name: string;
  /** The shop's own API, or that of the back office. */
  readonly api: 'shop' | 'admin';
  readonly text: string;
  /** Never present: carries the types. */
  readonly types?: (variables: Variables) => Result;
}

export interface ClientOptions {
  /** The shop's address, or that of its `/graphql`. */
  readonly url: string | URL;
  /** A customer's, or an API token (`bv_…`). */
  readonly token?: string | null | undefined;
  /** The platform's own by default. */
  readonly fetch?: typeof globalThis.fetch;
}

export interface RequestOptions {
  readonly signal?: AbortSignal;
}

type Arguments<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: RequestOptions]
    : [variables: Variables, options?: RequestOptions];

export interface Client {
  /** Throws BelleVueError. */
  request<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    ...args: Arguments<Variables>
  ): Promise<Result>;
}

/** Documents of the back office go to `/graphql/admin`, all others to `/graphql`. */
export function createClient({ url, token, fetch = globalThis.fetch }: ClientOptions): Client {
  const shop = new URL(url);
  const base = shop.origin + shop.pathname.replace(/\/(?:graphql(?:\/admin)?\/?)?$/, '');
  return {
    async request<Result, Variables>(
      { api, name, text }: TypedDocument<Result, Variables>,
      ...[variables, { signal } = {}]: Arguments<Variables>
    ): Promise<Result> {
      const { body, headers } = bodyOf({ query: text, operationName: name, variables });
      const response = await send(fetch, `${base}/graphql${api === 'admin' ? '/admin' : ''}`, {
        method: 'POST',
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        body,
        ...(signal && { signal }),
      });
      return readResult<Result>(response);
    },
  };
}

async function send(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    // The caller's own signal.
    if (init.signal?.aborted) throw cause;
    throw new BelleVueError('The shop cannot be reached', {
      code: 'NETWORK_ERROR',
      status: 0,
      retryAfter: null,
      errors: [],
      cause,
    });
  }
}
