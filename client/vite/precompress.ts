import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

/** Fonts are compressed already, and the server compresses pages. */
const TEXT = /\.(?:js|css|svg|webmanifest)$/;

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

/** Writes compressed twins beside each text file, at the best quality, where they are smaller. */
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
