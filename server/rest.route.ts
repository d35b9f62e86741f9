import type { ShopContext } from './context.ts';

export interface RestAnswer {
  readonly status: number;
  readonly body: object;
  /** Of a refusal. */
  readonly code?: string;
}

export interface RestRoute {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  /** For `CUSTOMERS`, others get 401 before anything is validated. */
  readonly serves: 'EVERYONE' | 'CUSTOMERS';
  /** Cached. */
  readonly isPublic?: true;
  /** Grows with the catalogue: queued, and shared by concurrent requests. */
  readonly isExpensive?: true;
  readonly handle: (
    context: ShopContext,
    request: { readonly id: string; readonly body: RestBody },
  ) => Promise<RestAnswer>;
}

export type RestBody = Readonly<Record<string, unknown>>;

export const ok = (body: object): RestAnswer => ({ status: 200, body });
export const created = (body: object): RestAnswer => ({ status: 201, body });
export const notFound = (code: string, message: string): RestAnswer => ({
  status: 404,
  body: { errors: [message] },
  code,
});

export function objectField(body: RestBody, name: string): RestBody | undefined {
  const value = body[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value));
}
