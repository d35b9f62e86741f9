import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { saveIdentity } from './identity.documents.ts';

const BUILT = {
  lang: 'fr',
  name: 'x',
  background_color: '#faf7f2',
  icons: [{ src: '/built.png' }],
};
const folder = await mkdtemp(join(tmpdir(), 'shop-installed-'));
await writeFile(join(folder, 'index.html'), '<!doctype html><html>');
await writeFile(join(folder, 'favicon.svg'), '<svg id="built"/>');
await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(BUILT));
const options = { clientFolder: folder, isSandboxOn: false };
const demo = await startShop(options);
const empty = await startShop({ ...options, isSeeded: false });
afterAll(async () => {
  await demo.close();
  await empty.close();
  await rm(folder, { recursive: true, force: true });
});

const manifestOf = async ({ url }: TestShop) =>
  (await (await fetch(`${url}/manifest.webmanifest`)).json()) as Readonly<Record<string, unknown>>;
const iconOf = async ({ url }: TestShop) => (await fetch(`${url}/favicon.svg`)).text();

describe('the installed shop', () => {
  test('of the demonstration has its name, and the built icons', async () => {
    expect(await manifestOf(demo)).toMatchObject({
      ...BUILT,
      name: 'Belle Vue · Mode et lunettes à Rabat',
      short_name: 'Belle Vue',
    });
    expect(await iconOf(demo)).toBe('<svg id="built"/>');
  });

  test('of another house has its own name and colours, and its initial as an icon', async () => {
    const owner = await openAdmin(empty);
    const colours = { accent: '#7A1F4F', ink: '#201018', paper: '#fff8f5' };
    await saveIdentity(owner, { name: '« Écrin » & fils', colours });
    expect(await manifestOf(empty)).toEqual({
      ...BUILT,
      name: '« Écrin » & fils',
      short_name: '« Écrin » & fils',
      background_color: '#fff8f5',
      theme_color: '#fff8f5',
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    });
    const icon = await iconOf(empty);
    expect(icon).toContain('fill="#7a1f4f"');
    expect(icon).toMatch(/>É<\/text><\/svg>$/);
  });
});
