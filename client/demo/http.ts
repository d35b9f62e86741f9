import { BadBody } from '../../server/http/rest/json-body.ts';
import { fr } from '../../server/http/http.fr.ts';

/** A plain object: browsers hide cookies from those of `fetch`. */
export interface DemoRequest {
  readonly id: string;
  readonly method: string;
  /** Path below the demo's folder, such as `/api/products`. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface DemoResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): DemoResponse {
  return {
    status,
    headers: new Headers({
      'content-type': JSON_TYPE,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    }),
    body: JSON.stringify(body),
  };
}

/** Throws BadBody. */
export function jsonText({ body }: DemoRequest): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new BadBody(400, fr.rest.malformedJson);
  }
}
