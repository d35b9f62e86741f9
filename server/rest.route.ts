import type { ShopContext } from './context.ts';

/** What a REST handler answers; the adapter writes it as JSON. */
export interface RestAnswer {
  readonly status: number;
  readonly body: object;
}

/** A call under `/api`: it translates, asks a service and translates back. */
export interface RestRoute {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  /** Whom it serves: for `CUSTOMERS` the adapter answers 401 before anything else is looked at. */
  readonly serves: 'EVERYONE' | 'CUSTOMERS';
  /** Its answer is made of the catalogue and its path alone: it is kept, and the same for everybody. */
  readonly isPublic?: true;
  /** It grows with the catalogue: made a few at a time, once for all who ask meanwhile. */
  readonly isExpensive?: true;
  readonly handle: (
    context: ShopContext,
    request: { readonly id: string; readonly body: RestBody },
  ) => Promise<RestAnswer>;
}

/** A JSON object whose fields may hold anything. */
export type RestBody = Readonly<Record<string, unknown>>;

export const ok = (body: object): RestAnswer => ({ status: 200, body });
export const created = (body: object): RestAnswer => ({ status: 201, body });
export const notFound = (message: string): RestAnswer => ({
  status: 404,
  body: { errors: [message] },
});

/** Gives a field of a body when it is an object, as in `{ product: { _id } }`. */
export function objectField(body: RestBody, name: string): RestBody | undefined {
  const value = body[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value));
}
