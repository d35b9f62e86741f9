import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { png, storedPath } from '../../support/pictures.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const IMPORT = `mutation ($file: Upload!, $pictures: Upload, $from: ImportSource, $columns: [ImportColumnInput!],
    $dryRun: Boolean) {
  importProducts(file: $file, pictures: $pictures, from: $from, columns: $columns, dryRun: $dryRun,
      createCategories: true) {
    added headings { heading column } notes { field message } ${ERRORS}
  }
}`;
interface Imported {
  readonly added: readonly string[] | null;
  readonly headings: ReadonlyArray<{
    readonly heading: string;
    readonly column: string | null;
  }> | null;
  readonly notes: readonly UserError[] | null;
  readonly userErrors: readonly UserError[];
}

const upload = (name: string, bytes: Uint8Array<ArrayBuffer>) => ({
  path: `variables.${name}`,
  name,
  type: 'application/octet-stream',
  bytes,
});

async function importFile(
  csv: string,
  pictures: Uint8Array<ArrayBuffer> | null,
  options: object = {},
): Promise<Imported> {
  const files = [upload('file', new TextEncoder().encode(csv))];
  const { data } = await admin.upload<{ importProducts: Imported }>(
    IMPORT,
    { file: null, pictures: null, ...options },
    pictures ? [...files, upload('pictures', pictures)] : files,
  );
  return data.importProducts;
}
const imageOf = async (id: string) => (await shop.store.read.catalog.product(id))?.image;

const SHOE = png(310, 310);
const archive = zipSync({ 'Photos/Mocassin Noir.PNG': SHOE });
const rows = (id: string, image: string) =>
  `id,title,brand,category,price,image,imageAlt\n${id},Mocassin,Nora,Chaussures,450,${image},Noir\n`;

test('pictures of an archive are matched by what the file calls them', async () => {
  const { added, userErrors } = await importFile(rows('mocassin', 'mocassin noir.png'), archive);
  expect([added, userErrors]).toEqual([['mocassin'], []]);
  expect(await imageOf('mocassin')).toBe(storedPath(SHOE, 'png'));
  // Without the archive the name is none of a picture that a file may name.
  expect(await importFile(rows('autre', 'mocassin noir.png'), null)).toMatchObject({
    added: null,
    userErrors: [{ field: 'lines.2.image' }],
  });
  // A file of the machine is none that came with it.
  expect(await importFile(rows('autre', 'package.json'), archive)).toMatchObject({ added: null });
});

test('those of another shop’s file go before their addresses, whose file has the same name', async () => {
  const file =
    'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant Price,Image Src,Image Position,Status\n' +
    'mocassin-2,Mocassin,<p>Cuir</p>,Nora,Chaussures,Title,Default Title,450.00,https://cdn.example/files/Mocassin%20Noir.png?v=1,1,active\n';
  const { added, notes } = await importFile(file, archive, { from: 'SHOPIFY' });
  expect([added, notes]).toEqual([['mocassin-2'], []]);
  expect(await imageOf('mocassin-2')).toBe(storedPath(SHOE, 'png'));
});

test('what is no archive is refused, and nothing is imported', async () => {
  const noArchive = new TextEncoder().encode('pas une archive');
  const refused = await importFile(rows('refuse', 'mocassin noir.png'), noArchive);
  expect(refused).toMatchObject({
    added: null,
    userErrors: [{ code: 'INVALID', field: 'pictures' }],
  });
  expect(await imageOf('refuse')).toBeUndefined();
});

const ownFile = (id: string) =>
  `Code maison,Désignation,Marque,Rayon,PV\n${id},Sac,Nora,Sacs,300\n`;

test('what staff say of headings holds for the next file with the same ones, once it was imported', async () => {
  const columns = [
    { heading: 'Code maison', column: 'id' },
    { heading: 'PV', column: 'price' },
  ];
  expect(await importFile(ownFile('sac-1'), null, { columns, dryRun: true })).toMatchObject({
    added: ['sac-1'],
  });
  expect((await importFile(ownFile('sac-1'), null)).added).toBeNull();
  expect((await importFile(ownFile('sac-1'), null, { columns })).added).toEqual(['sac-1']);
  const next = await importFile(ownFile('sac-2'), null);
  expect(next.added).toEqual(['sac-2']);
  expect(next.headings).toContainEqual({ heading: 'PV', column: 'price' });
});
