import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  jpeg,
  lossyFrame,
  png,
  pngChunk,
  pngHeader,
  pngWith,
  storedPath,
  SVG,
  webp,
  webpChunk,
  webpHeader,
} from '../../support/pictures.ts';
import { openAdmin, openStaff, type TestAdmin } from '../../support/shop/admin.ts';
import { startShop } from '../../support/shop/shop.ts';
import { latestEntry } from '../admin/admin.answers.ts';

const folder = await mkdtemp(join(tmpdir(), 'shop-logo-'));
await writeFile(join(folder, 'index.html'), '<!doctype html><html>');
await writeFile(join(folder, 'favicon.svg'), '<svg/>');
await writeFile(join(folder, 'manifest.webmanifest'), '{}');
const shop = await startShop({ clientFolder: folder, isSandboxOn: false, isSeeded: false });
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});
const owner = await openAdmin(shop);

interface Identity {
  readonly version: number;
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | null;
}
interface Answer {
  readonly identity: Identity | null;
  readonly userErrors: ReadonlyArray<Readonly<Record<'code' | 'message', string>>>;
}
const SET_LOGO = `mutation ($file: Upload, $version: Int!) {
  setLogo(file: $file, expectedVersion: $version) {
    identity { version logo { url width height } }
    userErrors { code field message }
  }
}`;

async function now(): Promise<Identity> {
  const query = '{ identity { version logo { url width height } } }';
  return (await owner.request<{ identity: Identity }>(query)).data.identity;
}

async function setLogo(bytes: Buffer | null, version?: number, by: TestAdmin = owner) {
  const variables = { file: null, version: version ?? (await now()).version };
  // Its name and type say nothing that counts.
  const file = { path: 'variables.file', name: 'logo.svg', type: 'image/svg+xml' };
  const { data, errors } =
    bytes === null
      ? await by.request<{ setLogo: Answer }>(SET_LOGO, variables)
      : await by.upload<{ setLogo: Answer }>(SET_LOGO, variables, [
          { ...file, bytes: new Uint8Array(bytes) },
        ]);
  return { ...data?.setLogo, errors };
}

async function open(path: string) {
  const answer = await fetch(shop.url + path, { redirect: 'manual' });
  return { answer, location: answer.headers.get('location') };
}

const SECRET = 'Rabat, 34.02 N';
const exif = Buffer.concat([
  Buffer.from('ffe1', 'hex'),
  Buffer.from([0, SECRET.length + 2]),
  Buffer.from(SECRET, 'latin1'),
]);

describe('the logo of a shop', () => {
  test.for([
    ['png', pngWith(png(96, 48), pngChunk('tEXt', Buffer.from(SECRET))), 96, 48],
    ['jpg', jpeg(200, 60, exif), 200, 60],
    [
      'webp',
      webp(webpHeader(120, 50, 4), lossyFrame(120, 50), webpChunk('XMP ', Buffer.from(SECRET))),
      120,
      50,
    ],
  ] as const)(
    'is a %s, without what its pixels do not need',
    async ([type, bytes, width, height]) => {
      const { identity, userErrors } = await setLogo(bytes);
      expect(userErrors).toEqual([]);
      expect(identity?.logo).toMatchObject({ width, height });
      const url = identity?.logo?.url ?? '';
      expect(url).toMatch(new RegExp(`^/pictures/[0-9a-f]{64}\\.${type}$`));
      const stored = Buffer.from(await (await open(url)).answer.arrayBuffer());
      expect(stored.length).toBeLessThan(bytes.length);
      expect(stored.includes(SECRET)).toBe(false);
    },
  );

  test('stands in the manifest, as the icon of a tab and of a phone, until it is taken away', async () => {
    const bytes = png(96, 64);
    const url = storedPath(bytes, 'png');
    const { identity } = await setLogo(bytes);
    expect(identity?.logo).toEqual({ url, width: 96, height: 64 });
    expect(await latestEntry(shop)).toMatchObject({ action: 'identity.update' });
    const manifest = async () => (await open('/manifest.webmanifest')).answer.json();
    expect((await manifest()).icons).toEqual([{ src: url, sizes: '96x64', purpose: 'any' }]);
    expect((await open('/favicon.svg')).location).toBe(url);
    expect(await (await open('/')).answer.text()).toContain(url);

    const next = png(64, 64);
    await setLogo(next);
    const page = await (await open('/')).answer.text();
    expect(page).toContain(storedPath(next, 'png'));
    expect(page).not.toContain(url);
    expect(JSON.stringify(await manifest())).not.toContain(url);

    expect((await setLogo(null)).identity?.logo).toBeNull();
    expect((await open('/favicon.svg')).location).toBeNull();
    expect((await manifest()).icons).toMatchObject([{ src: '/favicon.svg' }]);
  });

  const NOT_A_PICTURE =
    'Ce n’est pas une image JPEG, PNG ou WebP entière (le contenu compte, pas le nom\u00a0; un SVG est refusé).';

  test.for([
    ['an SVG', SVG, NOT_A_PICTURE],
    ['half a PNG', png(96, 96).subarray(0, 60), NOT_A_PICTURE],
    ['nothing', Buffer.alloc(0), NOT_A_PICTURE],
    ['a text', Buffer.from('<script>alert(1)</script>'), NOT_A_PICTURE],
    ['a huge file', Buffer.alloc(5 * 1024 * 1024 + 1), 'L’image dépasse 5\u00a0Mo.'],
    ['too many pixels', pngHeader(4097, 100), 'L’image dépasse 4096 pixels de côté.'],
    ['too few pixels', png(96, 47), 'Le logo mesure au moins 48 pixels de côté.'],
  ] as const)(
    'is refused in words when it is %s, and nothing is stored',
    async ([, bytes, message]) => {
      const [before, files] = [await now(), await shop.store.pictures.names()];
      const { identity, userErrors } = await setLogo(bytes);
      expect(identity).toBeNull();
      expect(userErrors).toEqual([{ code: 'INVALID', field: 'file', message }]);
      expect(await now()).toEqual(before);
      expect(await shop.store.pictures.names()).toEqual(files);
    },
  );

  test('of two owners at once is that of the first; a clerk sets none', async () => {
    const { version } = await now();
    const first = png(72, 72);
    await setLogo(first, version);
    const files = await shop.store.pictures.names();
    const { identity, userErrors } = await setLogo(png(80, 80), version);
    expect(userErrors).toMatchObject([{ code: 'VERSION_CONFLICT' }]);
    expect(userErrors?.[0]?.message).toMatch(/modifi/);
    expect(identity?.logo?.url).toBe(storedPath(first, 'png'));
    const clerk = await openStaff(shop, 'vendeuse@exemple.ma', 'STAFF');
    const refused = await setLogo(png(80, 80), undefined, clerk);
    expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(await shop.store.pictures.names()).toEqual(files);
  });
});
