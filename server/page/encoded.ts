import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** How a body may travel (RFC 9110, 8.4). */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A text in all the encodings that were asked for so far. */
export interface Encoded {
  /** How much memory it takes now. */
  readonly bytes: number;
  as(encoding: Encoding): Promise<Buffer>;
}

/** Good enough at a hundredth of the time of the best. */
const QUALITY = 5;

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** Compresses a text once; the other encodings are made of that one when somebody asks for them. */
export async function encode(text: string): Promise<Encoded> {
  const whole = Buffer.from(text);
  const br = await toBrotli(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  });
  const made = new Map<Encoding, Buffer>([['br', br]]);
  return {
    get bytes() {
      return Array.from(made.values()).reduce((sum, { length }) => sum + length, 0);
    },
    async as(encoding) {
      const known = made.get(encoding);
      if (known) return known;
      const plain = await fromBrotli(br);
      const body = encoding === 'gzip' ? await toGzip(plain) : plain;
      made.set(encoding, body);
      return body;
    },
  };
}

/** The best encoding that an `Accept-Encoding` takes (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const taken = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((each) => each.trim().split(/\s*;\s*/))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}
