import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readTable } from '../../../server/cli/files.ts';
import { moveIn } from '../../../server/cli/moving.commands.ts';
import { exportOf, exportText } from '../../support/exports/exports.ts';
import { png } from '../../support/pictures.ts';
import { startShopWithSocket } from './cli.shop.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'moving-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('import takes pictures from a folder, publishes what was published, and says what it did', async () => {
  const { shop, socket } = await startShopWithSocket({ isSeeded: false });
  const pictures = await temporaryFolder();
  await writeFile(join(pictures, 'nora-noir.jpg'), png(300, 300));
  // No picture is found anywhere else.
  const text = exportText('shopify-2024.csv').replaceAll(
    'https://cdn.shopify.com',
    'http://127.0.0.1:1',
  );
  const sent = { text, from: 'shopify', pictures, publish: true } as const;
  const tried = await socket.run('import', { ...sent, dryRun: true });
  const done = await socket.run('import', sent);
  expect({ ...done, notes: [] }).toEqual({ ...tried, dryRun: false, notes: [] });
  const { catalog } = shop.store.read;
  expect(await catalog.product('escarpins-nora')).toMatchObject({
    image: expect.stringMatching(/^\/pictures\/[0-9a-f]{64}\.png$/),
    gallery: [],
  });
  expect([...(await catalog.archivedById(['abaya-lina', 'cirage-incolore'])).keys()]).toEqual([
    'abaya-lina',
  ]);
  const printed = moveIn.print(done, sent);
  expect(printed).toContain('+ escarpins-nora  Escarpins « Nora »\n');
  expect(printed).toContain('· ligne 12, colonne category  Le fichier ne donne pas de catégorie');
  expect(printed).toMatch(/3 produits ajoutés, 0 modifié, 0 inchangé, 0 ancienne adresse\.$/);
  expect(await socket.run('import', sent)).toMatchObject({ added: [], changed: [], unchanged: 3 });
});

test('import refuses a file of another shop by name, with nothing written', async () => {
  const { shop, socket } = await startShopWithSocket({ isSeeded: false });
  const text = exportText('woocommerce-fr.csv');
  expect(await socket.refuse('import', { text, from: 'prestashop' })).toMatchObject({
    problems: [{ line: 1, message: expect.stringContaining('vient de WooCommerce') }],
  });
  expect(await shop.store.read.catalog.categories()).toEqual([]);
});

test('files are read in any usual encoding; a workbook is refused', async () => {
  const folder = await temporaryFolder();
  const csv = 'Handle,Title\nete,Été';
  const encoded = {
    windows: Buffer.from(csv, 'latin1'),
    utf16: Buffer.from(`\ufeff${csv}`, 'utf16le'),
  };
  for (const [name, bytes] of Object.entries(encoded)) {
    await writeFile(join(folder, name), bytes);
    expect(await readTable(join(folder, name))).toContain('ete,Été');
  }
  const workbook = join(folder, 'workbook');
  await writeFile(workbook, Buffer.concat([Buffer.from('PK\u0003\u0004'), exportOf('youcan.csv')]));
  await expect(readTable(workbook)).rejects.toThrow('C’est un classeur');
});
