import { createConnection } from 'node:net';
import { once } from 'node:events';
import { afterAll, describe, expect, test } from 'vitest';
import { frAdmin } from '../../server/http/admin/admin.fr.ts';
import { openAdmin } from '../support/shop/admin.ts';
import { png } from '../support/pictures.ts';
import { startShop } from '../support/shop/shop.ts';

const DOCUMENT = `mutation ($productId: ID!, $files: [Upload!]!, $alt: String!) {
  addProductImage(productId: $productId, files: $files, alt: $alt) { product { id } userErrors { code } }
}`;
const ID = 'caftan-celeste';

const operations = (files: unknown = [null], more: object = {}) =>
  JSON.stringify({ query: DOCUMENT, variables: { productId: ID, alt: 'x', files, ...more } });

type Part = readonly [name: string, text: string, filename?: string];

/** Written by hand, since FormData writes no malformed one. */
function bodyOf(parts: readonly Part[], end = '--limite--\r\n'): string {
  const written = parts.map(([name, text, filename]) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    return `--limite\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
  });
  return written.join('') + end;
}

const messageOf = (body: unknown): unknown =>
  (body as { readonly errors: ReadonlyArray<{ readonly message: string }> }).errors[0]?.message;

const times = (count: number, part: Part) => Array.from({ length: count }, () => part);

const PICTURE: Part = ['0', png(200, 250).toString('latin1'), 'x.png'];
const MAP: Part = ['map', '{"0":["variables.files.0"]}'];

function withPath(path: string): string {
  const map: Part = ['map', JSON.stringify({ 0: [path] })];
  return bodyOf([['operations', operations()], map, PICTURE]);
}

const TWO_PATHS: Part = ['map', '{"0":["variables.files.0","variables.files.1"]}'];
const SAME_PATH: Part = ['map', '{"0":["variables.files.0"],"1":["variables.files.0"]}'];
const SECOND: Part = ['1', 'x', 'y.png'];

const shop = await startShop();
const admin = await openAdmin(shop);
afterAll(() => shop.close());

describe('uploads to the back office', () => {
  const send = async (
    body: string | Buffer,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly status: number; readonly body: unknown }> => {
    const response = await fetch(`${shop.url}/graphql/admin`, {
      method: 'POST',
      headers: {
        cookie: admin.cookie,
        'x-belle-vue-admin': '1',
        'content-type': 'multipart/form-data; boundary=limite',
        ...headers,
      },
      body: typeof body === 'string' ? Buffer.from(body, 'latin1') : new Uint8Array(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const expectNothingSaved = async () => {
    expect(await shop.store.pictures.names()).toEqual([]);
    expect((await shop.store.read.catalog.product(ID))?.version).toBe(1);
  };

  test.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['no part', '--limite--\r\n'],
    ['no end', bodyOf([['operations', operations()], MAP, PICTURE], '')],
    ['no map', bodyOf([['operations', operations()], PICTURE])],
    ['no operations', bodyOf([MAP, PICTURE])],
    [
      'operations twice',
      bodyOf([['operations', '{}'], ['operations', operations()], MAP, PICTURE]),
    ],
    ['operations as a file', bodyOf([['operations', operations(), 'a.json'], MAP, PICTURE])],
    ['operations that are no JSON', bodyOf([['operations', '{'], MAP, PICTURE])],
    ['a batch', bodyOf([['operations', `[${operations()}]`], MAP, PICTURE])],
    ['a map that is a list', bodyOf([['operations', operations()], ['map', '[]'], PICTURE])],
    ['a file without a path', bodyOf([['operations', operations()], ['map', '{}'], PICTURE])],
    ['a path without a file', bodyOf([['operations', operations()], MAP])],
    ['a path to no null', withPath('variables.alt')],
    ['a path to nothing', withPath('variables.files.1')],
    ['a path out of the variables', withPath('query')],
    ['a path through a prototype', withPath('variables.__proto__.polluted')],
    ['a path through a constructor', withPath('variables.constructor.prototype')],
    ['a path into a text', withPath('variables.alt.0')],
    ['a path of a list', withPath('variables.files.length')],
    ['an empty path', withPath('')],
    ['a deep path', withPath('variables.a.a.a.a.a.a.a.a')],
    [
      'two paths for a file',
      bodyOf([['operations', operations([null, null])], TWO_PATHS, PICTURE]),
    ],
    ['the same path twice', bodyOf([['operations', operations()], SAME_PATH, PICTURE, SECOND])],
    ['a prototype key', bodyOf([['operations', '{"__proto__":{}}'], MAP, PICTURE])],
    ['six files', bodyOf([['operations', operations()], MAP, ...times(6, PICTURE)])],
    ['thousands of parts', bodyOf([['operations', operations()], ...times(5000, MAP)])],
  ])('are refused with 400 and a reason: %s', async (_, body) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ message: expect.stringMatching(/\S{3}/) }] });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    await expectNothingSaved();
  });

  test.each<[string, Readonly<Record<string, string>>, number]>([
    ['without a boundary', { 'content-type': 'multipart/form-data' }, 400],
    ['without a session', { cookie: '' }, 401],
    ['with the session of another', { cookie: 'belle-vue-admin=abc' }, 401],
    ['without the header', { 'x-belle-vue-admin': '' }, 403],
    ['from another origin', { origin: 'https://example.com' }, 403],
    ['of another type', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['compressed', { 'content-encoding': 'gzip' }, 415],
  ])('are refused %s', async (_, headers, status) => {
    const body = bodyOf([['operations', operations()], MAP, PICTURE]);
    expect((await send(body, headers)).status).toBe(status);
    await expectNothingSaved();
  });

  // RFC 2045: a quoted boundary may have quoted pairs. Of two boundaries a parser takes either.
  test.each(['limite', '"\\limite"', 'limite; boundary=autre', 'autre; boundary=limite'])(
    'of 20,000 parts are given up before these are parsed, whatever the boundary: %s',
    async (boundary) => {
      const body = bodyOf([['operations', operations()], ...times(20_000, ['map', ''])]);
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      const { PARTS, BODY } = frAdmin.multipart;
      const answer = await send(body, headers);
      expect(answer.status).toBe(400);
      expect([PARTS, BODY]).toContain(messageOf(answer.body));
    },
  );

  test('stay texts in JSON, where no file can be', async () => {
    const { errors } = await admin.request(DOCUMENT, {
      productId: ID,
      alt: 'x',
      files: ['data:image/png;base64,AAAA'],
    });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    await expectNothingSaved();
  });

  test('are read up to 16 MB, JSON up to 100 KB', async () => {
    const large: Part = ['0', 'x'.repeat(16 * 1024 * 1024), 'x.png'];
    expect((await send(bodyOf([['operations', operations()], MAP, large]))).status).toBe(413);
    const json = JSON.stringify({ query: `{ me { id } } #${'x'.repeat(110_000)}` });
    expect((await send(json, { 'content-type': 'application/json' })).status).toBe(413);
  });

  test('without a session are refused before their bodies are sent', async () => {
    const { port } = new URL(shop.url);
    const socket = createConnection({ host: '127.0.0.1', port: Number(port) });
    socket.write(
      'POST /graphql/admin HTTP/1.1\r\nhost: x\r\ncontent-length: 9000000\r\n' +
        'x-belle-vue-admin: 1\r\ncontent-type: multipart/form-data; boundary=limite\r\n\r\n--limite',
    );
    const [chunk] = await once(socket, 'data');
    expect(String(chunk)).toMatch(/^HTTP\/1\.1 401 /);
    socket.destroy();
  });

  test('arrive on many connections at once', async () => {
    // A picture that a product has already is refused: each connection brings one of its own.
    const bodies = Array.from({ length: 8 }, (_, at) => {
      const picture = png(700 + 4 * at, 875 + 5 * at);
      const bytes = Buffer.concat([picture, Buffer.alloc(3 * 1024 * 1024, 1)]);
      return bodyOf([['operations', operations()], MAP, ['0', bytes.toString('latin1'), 'x']]);
    });
    const answers = await Promise.all(bodies.map((body) => send(body)));
    const addProductImage = { product: { id: ID }, userErrors: [] };
    expect(answers).toEqual(
      answers.map(() => ({ status: 200, body: { data: { addProductImage } } })),
    );
  });
});
