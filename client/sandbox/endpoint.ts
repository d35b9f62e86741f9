import { buildClientSchema, getIntrospectionQuery, Kind, parse, type GraphQLSchema } from 'graphql';

import { frSandbox } from './sandbox.fr.ts';

type Json = Readonly<Record<string, unknown>>;

export type Headers = Readonly<Record<string, string>>;

export interface Endpoint {
  readonly url: string;
  readonly headers: Headers;
}

/** The response's text; JSON is indented. */
export async function send(endpoint: Endpoint, body: Json, headers: Headers): Promise<string> {
  const response = await fetch(endpoint.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...endpoint.headers, ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Throws the endpoint's message where it does not publish its schema. */
export async function loadSchema(endpoint: Endpoint, headers: Headers): Promise<GraphQLSchema> {
  const text = await send(endpoint, { query: getIntrospectionQuery() }, headers);
  const { data, errors } = JSON.parse(text);
  if (!data) throw new Error(errors?.[0]?.message ?? text);
  return buildClientSchema(data);
}

/** Returns the operation with the cursor; null lets the endpoint say what is wrong. */
export function operationAt(query: string, cursor: number): string | null {
  try {
    const { definitions } = parse(query);
    const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
    const found = operations.find(({ loc }) => loc && loc.start <= cursor && cursor <= loc.end);
    return (found ?? operations[0])?.name?.value ?? null;
  } catch {
    return null;
  }
}

/** Throws a French text. */
export function readObject(name: string, text: string): Json {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Refused below.
  }
  throw new TypeError(frSandbox.invalid(name));
}

export function readHeaders(text: string): Headers {
  const entries = Object.entries(readObject(frSandbox.headers, text));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
