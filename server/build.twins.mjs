// Writes compressed twins beside each text file of the built client, at the best quality, where they are smaller: that
// takes longer than all else, so that `npm start` does it while the shop runs already. Fonts are compressed already,
// and the server compresses pages.
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const folder = fileURLToPath(new URL('../dist/client/', import.meta.url));
const TEXT = /\.(?:js|css|svg|webmanifest)$/;
const AT_ONCE = 2;

const TWINS = [
  {
    ending: '.br',
    compress: (source) =>
      promisify(brotliCompress)(source, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        },
      }),
  },
  {
    ending: '.gz',
    compress: (source) => promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }),
  },
];

async function writeTwinsOf(file) {
  const source = await readFile(file);
  for (const { ending, compress } of TWINS) {
    const compressed = await compress(source);
    if (compressed.length >= source.length) continue;
    // A running shop never sends half of one.
    await writeFile(`${file}.new`, compressed);
    await rename(`${file}.new`, file + ending);
  }
}

const limit = pLimit(AT_ONCE);
const names = await readdir(folder, { recursive: true });
const files = names.filter((name) => TEXT.test(name)).map((name) => folder + name);
await Promise.all(files.map((file) => limit(() => writeTwinsOf(file))));
