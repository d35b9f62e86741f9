import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { fr } from '../../shared/messages.fr.ts';

/** Thrown for a body that cannot be read; `statusCode` is the answer's. */
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
 * Accepts JSON in UTF-8 and nothing else (contract, section 8; RFC 8259, 8.1). A key `__proto__`
 * is refused, so that no object made of a body can change what others inherit. `read` makes of the
 * body's text what handlers get.
 */
export function acceptJsonOnly(
  app: FastifyInstance,
  read: (text: string, request: FastifyRequest) => unknown = parseJson,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done) => {
      try {
        done(null, read(textOf(request, body), request));
      } catch (error) {
        done(error instanceof Error ? error : new BadBody(400, fr.rest.malformedJson));
      }
    },
  );
}

/** Stands before some texts to say how they are written; readers may leave it out (RFC 8259, 8.1). */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** The text of a JSON body; throws BadBody for one that is no text in UTF-8, or packed. */
function textOf({ headers }: FastifyRequest, body: Buffer): string {
  // Nothing is unpacked: a body of 20 KB could hold 20 MB.
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new BadBody(415, fr.rest.notJson);
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) throw new BadBody(415, fr.rest.notJson);
  if (!isUtf8(body)) throw new BadBody(400, fr.rest.malformedJson);
  return body.toString().replace(BYTE_ORDER_MARK, '');
}

/** Where a key may be `__proto__`, be it written with escapes: few texts need the careful reading. */
const SUSPECT = /__proto__|\\u/;

/** Reads a JSON text; throws BadBody. */
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
