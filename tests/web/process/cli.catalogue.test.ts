import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { COLUMNS } from '../../../server/catalog/catalog.csv.ts';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';
import { newPlace } from '../../support/shop/shop.place.ts';
import { runNode } from '../../support/shop/spawn.ts';

type Variables = Readonly<Record<string, string>>;

/** What names a new shop of the project's store to a process. */
async function newShop(isSeeded: boolean): Promise<Variables> {
  const { folder, databaseUrl, remove } = await newPlace(isSeeded);
  onTestFinished(remove);
  const variables = { DATA_DIR: folder, ...(isSeeded ? {} : { SEED: 'empty' }) };
  if (databaseUrl === null) return variables;
  return {
    ...variables,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'a secret of the browser tests, long enough',
  };
}

/** Runs the command line. */
const shop = (variables: Variables, ...args: readonly string[]) =>
  runNode(['dist/server/shop.js', ...args], variables).ended;

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
  const place = await newShop(true);
  const { ready, end } = startShopProcess(place);
  const url = await ready;
  expect(await shownAt(url)).toEqual(SHOWN);
  expect(await shop(place, 'products', 'archive', CAFTAN)).toEqual({
    code: 0,
    out: 'Caftan Céleste (caftan-celeste) est archivé.\n',
    err: '',
  });
  expect(await shownAt(url)).toEqual(NOWHERE);
  const { out } = await shop(place, 'products', 'list', '--archived');
  expect(out).toMatch(
    /^Identifiant .* Archivé le\ncaftan-celeste .* \d\d\/\d\d\/\d{4} \d\d:\d\d\n/,
  );
  expect((await shop(place, 'products', 'unarchive', CAFTAN)).out).toBe(
    'Caftan Céleste (caftan-celeste) est dans le catalogue.\n',
  );
  expect(await shownAt(url)).toEqual(SHOWN);
  await shop(place, 'products', 'archive', CAFTAN);
  expect(await end()).toMatchObject({ code: 0, err: '' });

  const deleted = await shop(place, 'products', 'delete', CAFTAN, '--json');
  expect(JSON.parse(deleted.out)).toMatchObject({ products: [{ id: CAFTAN }] });
  const { code, err } = await shop(place, 'products', 'unarchive', CAFTAN);
  expect({ code, err }).toEqual({ code: 1, err: 'Le produit « caftan-celeste » n’existe pas.\n' });
  expect(await shownAt(await startShopProcess(place).ready)).toEqual(NOWHERE);
});

test('an empty shop is filled by commands, and its pages follow', async () => {
  const place = await newShop(false);
  const { ready } = startShopProcess(place);
  const url = await ready;
  const home = async () => (await fetch(url)).text();
  expect((await shop(place, 'categories', 'list')).out).toBe(
    'La boutique n’a encore aucune catégorie.\n',
  );
  const file = join(await newFolder(), 'catalogue.csv');
  const rows = ['sac-cuir,Sac en cuir,Belle Vue,,Sacs,899,1099,non,,,,'];
  await writeFile(file, `${[COLUMNS.join(','), ...rows].join('\n')}\n`);
  const refused = await shop(place, 'products', 'import', file);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('relancez avec --create-categories');
  const filled = await shop(place, 'products', 'import', file, '--create-categories');
  expect(filled.out.split('\n')).toEqual([
    '+ catégorie  Sacs',
    expect.stringContaining('+ sac-cuir  Sac en cuir'),
    '1 produit ajouté, 0 modifié, 0 inchangé.',
    '',
  ]);
  expect(await home()).toContain('Sacs');
  const renamed = await shop(place, 'categories', 'rename', 'sacs', 'Maroquinerie');
  expect(renamed.out).toBe('Sacs → Maroquinerie\n');
  expect(await home()).toContain('Maroquinerie');
  const full = await shop(place, 'categories', 'delete', 'maroquinerie');
  expect(full).toMatchObject({ code: 1, err: expect.stringContaining('1 produit.') });
  await shop(place, 'products', 'archive', 'sac-cuir');
  const again = await shop(place, 'products', 'import', file, '--create-categories');
  expect(again.out).toContain('sac-cuir est archivé et le reste');
  await shop(place, 'products', 'delete', 'sac-cuir');
  expect((await shop(place, 'categories', 'delete', 'Maroquinerie', 'Sacs')).out).toBe(
    'La catégorie « Maroquinerie » est supprimée.\nLa catégorie « Sacs » est supprimée.\n',
  );
  expect((await shop(place, 'categories', 'add', 'Chapeaux')).out).toBe(
    'La catégorie « Chapeaux » est ajoutée.\n',
  );
  expect((await shop(place, 'categories', 'list')).out).toMatch(
    /^Nom +Identifiant +Produits +Archivés\nChapeaux +chapeaux +0 +0\n\n1 catégorie\n$/,
  );
});
