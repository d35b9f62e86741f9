import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { fr } from '../http.fr.ts';

export class BadBody extends Error {
  readonly statusCode: 400 | 415;

  constructor(statusCode: 400 | 415, message: string) {
    super(message);
    this.name = 'BadBody';
    this.statusCode = statusCode;
  }
}

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/i;

/**
 * Accepts JSON in UTF-8 only (RFC 8259, 8.1), without `__proto__` keys, which could change what
 * others inherit.
 */
export function acceptJsonOnly(
  app: FastifyInstance,
  read: (text: string, request: FastifyRequest) => unknown = parseJson,
  bodyLimit?: number,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', ...(bodyLimit !== undefined && { bodyLimit }) },
    (request: FastifyRequest, body: Buffer, done) => {
      try {
        done(null, read(textOf(request, body), request));
      } catch (error) {
        done(error instanceof Error ? error : new BadBody(400, fr.rest.malformedJson));
      }
    },
  );
}

/** Bodies of any type, as they are. */
export function acceptBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body);
}

const BYTE_ORDER_MARK = /^\uFEFF/;

function textOf({ headers }: FastifyRequest, body: Buffer): string {
  // Never decompressed: 20 KB could become 20 MB.
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new BadBody(415, fr.rest.notJson);
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) throw new BadBody(415, fr.rest.notJson);
  if (!isUtf8(body)) throw new BadBody(400, fr.rest.malformedJson);
  return body.toString().replace(BYTE_ORDER_MARK, '');
}

/** Only texts that may contain the key, also by escapes, are checked while parsing. */
const SUSPECT = /__proto__|\\u/;

/** Throws BadBody. */
export function parseJson(text: string): unknown {
  try {
    return SUSPECT.test(text) ? JSON.parse(text, refusePrototypeKeys) : JSON.parse(text);
  } catch {
    throw new BadBody(400, fr.rest.malformedJson);
  }
}

function refusePrototypeKeys(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('forbidden key');
  return value;
}
