import { readResult } from './response.ts';
import { bodyOf } from './request-body.ts';
import { BelleVueError } from './errors.ts';

/** A GraphQL operation, and the types of its result and variables. */
export interface TypedDocument<Result, Variables> {
  /** Name of the operation. */
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
  /**
   * Yields the entries of every page, one request a page, each when its first entry is wanted; `first` of the
   * variables is the length of a page. Throws BelleVueError.
   */
  paginate<Result, Variables extends { readonly after?: string | null | undefined }, Node>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    pageOf: (result: Result) => Page<Node>,
    options?: RequestOptions,
  ): AsyncGenerator<Node, void, undefined>;
}

/** A page of a list, as every connection of the schemas has it. */
export interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Documents of the back office go to `/graphql/admin`, all others to `/graphql`. */
export function createClient({ url, token, fetch = globalThis.fetch }: ClientOptions): Client {
  const shop = new URL(url);
  const base = shop.origin + shop.pathname.replace(/\/(?:graphql(?:\/admin)?\/?)?$/, '');
  async function request<Result, Variables>(
    { api, name, text }: TypedDocument<Result, Variables>,
    variables: Variables | undefined,
    { signal }: RequestOptions = {},
  ): Promise<Result> {
    const { body, headers } = bodyOf({ query: text, operationName: name, variables });
    const response = await send(fetch, `${base}/graphql${api === 'admin' ? '/admin' : ''}`, {
      method: 'POST',
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      body,
      ...(signal && { signal }),
    });
    return readResult<Result>(response);
  }

  return {
    request: (document, ...[variables, options]) => request(document, variables, options),
    async *paginate(document, variables, pageOf, options) {
      let next: string | null | undefined = variables.after;
      do {
        const page = pageOf(await request(document, { ...variables, after: next }, options));
        yield* page.nodes;
        next = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (next !== null);
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
