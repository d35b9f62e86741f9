import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fr } from '../shop/messages.fr.ts';

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
 * is refused, so that no object made of a body can change what others inherit.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      // Nothing is unpacked: a body of 20 KB could hold 20 MB.
      const encoding = request.headers['content-encoding'] ?? 'identity';
      if (encoding !== 'identity') throw new BadBody(415, fr.rest.notJson);
      const charset = CHARSET.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
      if (!/^utf-?8$/i.test(charset)) throw new BadBody(415, fr.rest.notJson);
      return parseJson(decode(utf8, body));
    },
  );
}

function decode(utf8: TextDecoder, body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new BadBody(400, fr.rest.malformedJson);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, refusePrototypeKeys);
  } catch {
    throw new BadBody(400, fr.rest.malformedJson);
  }
}

function refusePrototypeKeys(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('forbidden key');
  return value;
}
