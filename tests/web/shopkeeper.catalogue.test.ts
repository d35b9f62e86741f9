import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COLUMNS } from '../../server/catalog/catalog.csv.ts';
import { newFolder, startShopProcess } from '../support/process.ts';
import { runNode } from '../support/spawn.ts';

/** Runs the command line over a folder. */
const shop = (DATA_DIR: string, ...args: readonly string[]) =>
  runNode(['dist/server/shop.js', ...args], { DATA_DIR }).ended;

const CAFTAN = 'caftan-celeste';

/** Where pages and programs find the product. */
async function shownAt(url: string) {
  const status = async (path: string) => (await fetch(`${url}${path}`)).status;
  const text = async (path: string) => (await fetch(`${url}${path}`)).text();
  return {
    page: await status(`/products/${CAFTAN}`),
    rest: await status(`/api/products/${CAFTAN}`),
    onHome: (await text('/')).includes(`/products/${CAFTAN}`),
    inCategory: (await text('/products?category=Traditionnels')).includes('Caftan Céleste'),
    inSitemap: (await text('/sitemap.xml')).includes(`/products/${CAFTAN}<`),
  };
}

const SHOWN = { page: 200, rest: 200, onHome: true, inCategory: true, inSitemap: true };
const NOWHERE = { page: 404, rest: 404, onHome: false, inCategory: false, inSitemap: false };

test('an archived product leaves every page of the running shop, and comes back to each', async () => {
  const folder = await newFolder();
  const { ready, end } = startShopProcess({ DATA_DIR: folder });
  const url = await ready;
  expect(await shownAt(url)).toEqual(SHOWN);
  expect(await shop(folder, 'products', 'archive', CAFTAN)).toEqual({
    code: 0,
    out: 'Caftan Céleste (caftan-celeste) est archivé.\n',
    err: '',
  });
  expect(await shownAt(url)).toEqual(NOWHERE);
  const { out } = await shop(folder, 'products', 'list', '--archived');
  expect(out).toMatch(
    /^Identifiant .* Archivé le\ncaftan-celeste .* \d\d\/\d\d\/\d{4} \d\d:\d\d\n/,
  );
  expect((await shop(folder, 'products', 'unarchive', CAFTAN)).out).toBe(
    'Caftan Céleste (caftan-celeste) est dans le catalogue.\n',
  );
  expect(await shownAt(url)).toEqual(SHOWN);
  await shop(folder, 'products', 'archive', CAFTAN);
  expect(await end()).toMatchObject({ code: 0, err: '' });

  const deleted = await shop(folder, 'products', 'delete', CAFTAN, '--json');
  expect(JSON.parse(deleted.out)).toMatchObject({ products: [{ id: CAFTAN }] });
  const { code, err } = await shop(folder, 'products', 'unarchive', CAFTAN);
  expect({ code, err }).toEqual({ code: 1, err: 'Le produit « caftan-celeste » n’existe pas.\n' });
  expect(await shownAt(await startShopProcess({ DATA_DIR: folder }).ready)).toEqual(NOWHERE);
});

test('an empty shop is filled by commands, and its pages follow', async () => {
  const folder = await newFolder();
  const { ready } = startShopProcess({ DATA_DIR: folder, SEED: 'empty' });
  const url = await ready;
  const home = async () => (await fetch(url)).text();
  expect((await shop(folder, 'categories', 'list')).out).toBe(
    'La boutique n’a encore aucune catégorie.\n',
  );
  const file = join(await newFolder(), 'catalogue.csv');
  const rows = ['sac-cuir,Sac en cuir,Belle Vue,,Sacs,899,1099,non,,,,'];
  await writeFile(file, `${[COLUMNS.join(','), ...rows].join('\n')}\n`);
  const refused = await shop(folder, 'products', 'import', file);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('relancez avec --create-categories');
  const filled = await shop(folder, 'products', 'import', file, '--create-categories');
  expect(filled.out.split('\n')).toEqual([
    '+ catégorie  Sacs',
    expect.stringContaining('+ sac-cuir  Sac en cuir'),
    '1 produit ajouté, 0 modifié, 0 inchangé.',
    '',
  ]);
  expect(await home()).toContain('Sacs');
  const renamed = await shop(folder, 'categories', 'rename', 'sacs', 'Maroquinerie');
  expect(renamed.out).toBe('Sacs → Maroquinerie\n');
  expect(await home()).toContain('Maroquinerie');
  const full = await shop(folder, 'categories', 'delete', 'maroquinerie');
  expect(full).toMatchObject({ code: 1, err: expect.stringContaining('1 produit.') });
  await shop(folder, 'products', 'archive', 'sac-cuir');
  const again = await shop(folder, 'products', 'import', file, '--create-categories');
  expect(again.out).toContain('sac-cuir est archivé et le reste');
  await shop(folder, 'products', 'delete', 'sac-cuir');
  expect((await shop(folder, 'categories', 'delete', 'Maroquinerie', 'Sacs')).out).toBe(
    'La catégorie « Maroquinerie » est supprimée.\nLa catégorie « Sacs » est supprimée.\n',
  );
  expect((await shop(folder, 'categories', 'add', 'Chapeaux')).out).toBe(
    'La catégorie « Chapeaux » est ajoutée.\n',
  );
  expect((await shop(folder, 'categories', 'list')).out).toMatch(
    /^Nom +Identifiant +Produits +Archivés\nChapeaux +chapeaux +0 +0\n\n1 catégorie\n$/,
  );
});
