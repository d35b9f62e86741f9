import { z } from 'zod';
import type { ShopContext } from './context.ts';
import { MAX_TEXT } from '#shared/forms/form.ts';
import { Refusal, type Problem } from './shared/problems.ts';

/** Routes, validation, `/openapi.json` and the SDK's types follow from these. */
export interface RestSection {
  readonly tag: string;
  readonly description: string;
  readonly routes: readonly RestRoute[];
}

/** Without the type of its body, which `post` has parsed. */
export interface RestRoute extends Described<object> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: Path;
  readonly status: 200 | 201;
  readonly body?: z.ZodType;
  readonly handle: Handler<unknown, object>;
}

type Path = `/${string}`;
type Handler<B, A> = (
  context: ShopContext,
  request: { readonly id: string; readonly body: B },
) => Promise<A>;

interface Described<A, B = unknown> {
  /** For `CUSTOMERS`, others get 401 before anything is validated. */
  readonly serves: 'EVERYONE' | 'CUSTOMERS';
  /** Cached. */
  readonly isPublic?: true;
  /** Grows with the catalogue: queued, and shared by concurrent requests. */
  readonly isExpensive?: true;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** The kind of thing that `:id` of the path names. */
  readonly id?: string;
  /** Only described by it: answers are checked by the compiler, and not while the shop runs. */
  readonly answer: z.ZodType<A>;
  readonly success: string;
  readonly refusals?: Readonly<Partial<Record<401 | 404 | 422, string>>>;
  /** Examples by name; each is sent to a running shop by the tests. */
  readonly examples: Readonly<Record<string, RestExample<A, B>>>;
}

export type RestExample<A = object, B = unknown> = {
  readonly summary: string;
  /** Value for `:id` of the path. */
  readonly id?: string;
  readonly body?: B;
  /** In its place, one that the schema of bodies refuses as the shop does. */
  readonly invalidBody?: object;
} & (
  | { readonly response: A; readonly refusal?: undefined }
  | { readonly refusal: readonly Problem[]; readonly response?: undefined }
);

interface WithoutBody<A> extends Described<A, undefined> {
  readonly handle: Handler<unknown, NoInfer<A>>;
}

interface WithBody<A, B> extends Described<A, NoInfer<B>> {
  readonly status: 200 | 201;
  readonly body: z.ZodType<B>;
  /** Refuses a body that does not match the schema: a problem, or a rule with words of its own. */
  readonly refuse: Problem | ((body: Readonly<Record<string, unknown>>) => unknown);
  readonly handle: Handler<NoInfer<B>, NoInfer<A>>;
}

const withoutBody =
  (method: 'GET' | 'DELETE') =>
  <A extends object>(path: Path, route: WithoutBody<A>): RestRoute => ({
    method,
    path,
    status: 200,
    ...route,
  });

export const get = withoutBody('GET');
export const remove = withoutBody('DELETE');

export function post<A extends object, B>(
  path: Path,
  { refuse, handle, ...route }: WithBody<A, B>,
): RestRoute {
  const read = (sent: unknown) => parseBody(sent, route.body, refuse);
  return {
    method: 'POST',
    path,
    ...route,
    handle: async (context, { id, body }) => handle(context, { id, body: read(body) }),
  };
}

function parseBody<B>(
  sent: unknown,
  shape: z.ZodType<B>,
  refuse: WithBody<object, B>['refuse'],
): B {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw unreadable();
  const parsed = shape.safeParse(sent);
  if (parsed.success) return parsed.data;
  if (typeof refuse === 'object') throw new Refusal(refuse);
  refuse({ ...sent });
  throw unreadable();
}

const unreadable = () => new Refusal({ code: 'INVALID', reason: 'BODY' });

export const instant = (description: string) =>
  z.string().meta({
    format: 'date-time',
    description: `${description} ISO 8601, with the offset of Morocco.`,
  });

export const exampleTimes = {
  createdAt: '2026-11-23T09:20:30+00:00',
  updatedAt: '2026-11-23T09:20:30+00:00',
};

export const picturePath = (description: string) =>
  z.string().meta({ format: 'uri-reference', description });

/** Its lengths are only described: the rules of forms count after trimming and composing. */
export const formText = (
  description: string,
  described: { minLength?: number; maxLength?: number; format?: 'password' } = {},
) =>
  z
    .string()
    .min(1)
    .meta({ maxLength: MAX_TEXT, description, ...described });
