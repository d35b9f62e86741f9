import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

/** What is text. Fonts are compressed within, and pages are answered by the server's own routes. */
const TEXT = /\.(?:js|css|svg)$/;

const TWINS = [
  {
    ending: '.br',
    compress: (source: Buffer) =>
      promisify(brotliCompress)(source, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        },
      }),
  },
  {
    ending: '.gz',
    compress: (source: Buffer) => promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }),
  },
];

/**
 * Leaves beside each text file its compressed twins, where they are smaller: made once, as small as
 * can be, instead of at every answer.
 */
export function precompress(): Plugin {
  return {
    name: 'belle-vue:precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(files.map((name) => twin(join(dir, name))));
    },
  };
}

async function twin(file: string) {
  const source = await readFile(file);
  for (const { ending, compress } of TWINS) {
    const compressed = await compress(source);
    if (compressed.length < source.length) await writeFile(file + ending, compressed);
  }
}
