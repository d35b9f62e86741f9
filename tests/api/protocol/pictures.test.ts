import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { FIRST_COLUMNS } from '../../../server/catalog/csv/columns.ts';
import {
  openTestAdminSocket,
  SPARE_PICTURE,
  type TestAdminSocket,
} from '../../support/shop/admin-socket.ts';
import { jpeg, png, pngHeader, storedPath, SVG } from '../../support/pictures.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

const ROBE = png(200, 250);
/** A file of products `robe-0`, `robe-1` … with these pictures. */
const catalogueOf = (images: readonly string[]) =>
  [
    FIRST_COLUMNS.join(','),
    ...images.map(
      (image, n) => `robe-${n},Robe en lin,Belle Vue,,Robes,899,1099,non,${image},Une robe,,`,
    ),
  ].join('\n');

let shop: TestShop;
let socket: TestAdminSocket;
let folder: string;
beforeEach(async () => {
  shop = await startShop();
  socket = await openTestAdminSocket(shop);
  folder = await mkdtemp(join(tmpdir(), 'belle-vue-pictures-'));
});
afterEach(async () => {
  await socket.close();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const product = (id: string) => shop.store.read.catalog.product(id);
const stored = () => shop.store.pictures.names();

async function fileOf(name: string, bytes: Buffer): Promise<string> {
  await writeFile(join(folder, name), bytes);
  return join(folder, name);
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** Gives a known product this picture, by a file of no other columns. */
const show = (id: string, image: string, imageAlt = 'Une robe') => {
  const csv = `id,image,imageAlt\n${id},${image},"${imageAlt}"\n`;
  return socket.run('products import', { csv, folder });
};

describe('a picture of a product', () => {
  test('comes from a file, and is served from then on, also after a restart', async () => {
    await fileOf('robe.png', ROBE);
    const { changed } = await show('caftan-celeste', 'robe.png');
    const image = storedPath(ROBE, 'png');
    const from = '/images/products/caftan-celeste.svg';
    expect(changed).toMatchObject([
      {
        changes: [
          { column: 'image', from, to: image },
          { column: 'imageAlt', to: 'Une robe' },
        ],
      },
    ]);
    const { body } = await shop.rest<{ product?: object }>('GET', '/products/caftan-celeste');
    expect(body.product).toMatchObject({ image });

    await socket.close();
    shop = await shop.restart();
    socket = await openTestAdminSocket(shop);
    const response = await fetch(shop.url + image);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(ROBE)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(ROBE.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(shop.url + image, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await fetch(shop.url + image, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(ROBE.length)]);
  });

  test('comes from an address, with its text and without its place; the name there says nothing of its type', async () => {
    const photo = jpeg(800, 1000);
    const place = Buffer.from('ffe1000e457869660000526162617421', 'hex');
    const address = await serve((_, response) => response.end(jpeg(800, 1000, place)));
    const picture = `${address}/robe.svg?large`;
    const alt = 'Le caftan, porté';
    await show('caftan-celeste', picture, alt);
    expect(await product('caftan-celeste')).toMatchObject({
      image: storedPath(photo, 'jpg'),
      imageAlt: alt,
    });
    const response = await fetch(shop.url + storedPath(photo, 'jpg'));
    expect(response.headers.get('content-type')).toBe('image/jpeg');
  });

  test('goes back to a drawing, and to a picture that the shop has', async () => {
    const id = 'caftan-celeste';
    await fileOf('robe.png', ROBE);
    await show(id, 'robe.png');
    await show(id, SPARE_PICTURE);
    expect(await product(id)).toMatchObject({ image: SPARE_PICTURE });
    await show(id, storedPath(ROBE, 'png'));
    expect(await product(id)).toMatchObject({ image: storedPath(ROBE, 'png') });
    expect(await stored()).toHaveLength(1);
  });
});

describe('a catalogue file', () => {
  test('names pictures beside it, at an address and of the shop; each is fetched once', async () => {
    let requests = 0;
    const address = await serve((_, response) => {
      requests += 1;
      response.end(jpeg(200, 225));
    });
    await fileOf('robe.png', ROBE);
    const photoAddress = `${address}/a.jpg`;
    const images = ['robe.png', photoAddress, photoAddress, SPARE_PICTURE, './robe.png'];
    const csv = catalogueOf(images);

    const tried = await socket.run('products import', { csv, folder, dryRun: true });
    expect(tried.added).toHaveLength(5);
    expect([await stored(), await product('robe-0')]).toEqual([[], undefined]);

    await socket.run('products import', { csv, folder });
    const paths = await Promise.all(images.map((_, index) => product(`robe-${index}`)));
    const photo = storedPath(jpeg(200, 225), 'jpg');
    const robe = storedPath(ROBE, 'png');
    expect(paths.map((each) => each?.image)).toEqual([robe, photo, photo, SPARE_PICTURE, robe]);
    expect([requests, (await stored()).length]).toEqual([2, 2]);

    const exported = await socket.run('products export', {});
    const back = await socket.run('products import', { csv: exported.csv, folder });
    expect(back).toMatchObject({ added: [], changed: [], unchanged: 51 });
  });

  test('with one bad picture is refused whole, each with its line and column', async () => {
    const before = await shop.store.read.catalog.products();
    const address = await serve((request, response) => {
      const status = request.url === '/gone.png' ? 404 : 302;
      response.writeHead(status, { location: '/robe.png' }).end();
    });
    await fileOf('robe.png', ROBE);
    await fileOf('faux.png', SVG);
    const served = [`${address}/gone.png`, `${address}/moved.png`];
    const csv = catalogueOf(['robe.png', 'none.png', 'faux.png', ...served]);
    for (const dryRun of [true, false]) {
      const error = await socket.refuse('products import', { csv, folder, dryRun });
      expect(error.code).toBe('BAD_FILE');
      expect(error.problems).toMatchObject([
        { line: 3, column: 'image', message: expect.stringContaining('introuvable') },
        { line: 4, column: 'image', message: expect.stringContaining('SVG') },
        { line: 5, column: 'image', message: expect.stringContaining('404') },
        { line: 6, column: 'image', message: expect.stringContaining('renvoie ailleurs') },
      ]);
    }
    expect([await shop.store.read.catalog.products(), await stored()]).toEqual([before, []]);
  });
});

test('a picture that cannot be taken is refused with the reason, and nothing is written', async () => {
  const before = await shop.store.read.catalog.products();
  const address = await serve((_, response) => response.end(SVG));
  const noImage = 'pas d’image';
  const refusals: ReadonlyArray<readonly [image: string, reason: string]> = [
    [await fileOf('svg.png', SVG), 'JPEG, PNG ou WebP'],
    [await fileOf('wide.png', pngHeader(20_000, 20)), '4096 pixels'],
    [await fileOf('large.png', Buffer.alloc(6 * 1024 * 1024)), '5\u00a0Mo'],
    [join(folder, 'none.png'), 'introuvable'],
    [folder, 'dossier'],
    ['/images/products/none.svg', noImage],
    ['/images/../../shop.json', noImage],
    [storedPath(ROBE, 'png'), noImage],
    [`${address}/robe.png`, 'JPEG, PNG ou WebP'],
    ['https://10.0.0.1/robe.png', '10.0.0.1'],
    ['ftp://images.example/robe.png', 'https://'],
  ];
  for (const [image, reason] of refusals) {
    const error = await socket.refuse('products import', { csv: catalogueOf([image]), folder });
    expect(error.problems).toMatchObject([
      { line: 2, column: 'image', message: expect.stringContaining(reason) },
    ]);
  }
  expect([await shop.store.read.catalog.products(), await stored()]).toEqual([before, []]);
});

test('what is no picture is a 404 that no cache stores', async () => {
  const unknown = `/pictures/${'a'.repeat(64)}`;
  for (const path of [
    `${unknown}.png`,
    `${unknown}.svg`,
    '/pictures/shop.json',
    '/pictures/..%2Fshop.json',
    '/pictures/',
  ]) {
    const { status, headers } = await fetch(shop.url + path);
    expect(status).toBe(404);
    expect(headers.get('cache-control') ?? '').not.toMatch(/immutable|max-age/);
  }
});
