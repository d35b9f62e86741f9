import type { z } from 'zod';
import type { ShopContext } from './context.ts';
import { Refusal, type Problem } from './shared/problems.ts';

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

/** Refuses a body of another shape with `problem`. */
export function parseBody<T>(shape: z.ZodType<T>, body: RestBody, problem: Problem): T {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new Refusal(problem);
}
