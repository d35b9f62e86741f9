// `node tests/architecture/write-released.mjs`: stores both schemas as those of the release that is made, which the
// next changes are compared with.
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const root = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const released = { shop: read('schema.graphql'), admin: read('server/admin/admin.graphql') };
writeFileSync(
  new URL('released.json.gz', import.meta.url),
  gzipSync(JSON.stringify(released), { level: 9 }),
);
