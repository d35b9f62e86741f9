import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** How a body may travel (RFC 9110, 8.4). */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Good enough at a hundredth of the time of the best. */
const QUALITY = 5;

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** Packs a text by brotli. */
export function pack(text: string): Promise<Buffer> {
  const whole = Buffer.from(text);
  return toBrotli(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  });
}

/** What `pack` made, for those who do not take it so. */
export async function repack(packed: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return packed;
  const plain = await fromBrotli(packed);
  return encoding === 'gzip' ? toGzip(plain) : plain;
}

/** Browsers say one of few things; whatever is longer is read each time. */
const chosen = new LRUCache<string, Encoding>({ max: 50 });
const LONGEST_KEPT = 200;

/** The best encoding that an `Accept-Encoding` takes (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted = ''): Encoding {
  const known = chosen.get(accepted);
  if (known) return known;
  const encoding = bestOf(accepted);
  if (accepted.length <= LONGEST_KEPT) chosen.set(accepted, encoding);
  return encoding;
}

function bestOf(accepted: string): Encoding {
  const taken = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((each) => each.trim().split(/\s*;\s*/))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}
