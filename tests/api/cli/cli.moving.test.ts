import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readTable } from '../../../server/cli/files.ts';
import { createPictureSource } from '../../../server/cli/picture-source.ts';
import { importForeign } from '../../../server/catalog/moving/moving.service.ts';
import { importCustomersOfFile } from '../../../server/cli/customers.commands.ts';
import { moveIn } from '../../../server/cli/moving.commands.ts';
import { importRedirects } from '../../../server/cli/redirects.commands.ts';
import { customerFiles } from '../../rules/account/customer-files.ts';
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

test('an import that is stopped between two parts is whole up to there, and is completed by the next one', async () => {
  const { shop } = await startShopWithSocket({ isSeeded: false });
  const header = 'ID,Type,Name,Regular price,Categories';
  const rows = Array.from({ length: 150 }, (_, n) => `${n + 1},simple,Sabot ${n},120,Sabots`);
  const { store, within } = shop;
  const contextOf = (transaction: typeof store.transaction) => ({
    actor: 'test',
    store: { ...store, transaction },
    clock: within.clock,
    hasPicture: () => false,
    pictureSource: createPictureSource({ isLoopbackAllowed: false }),
    isLoopbackAllowed: false,
    shopUrl: 'https://shop.example',
  });
  const importing = (transaction: typeof store.transaction) =>
    importForeign(
      contextOf(transaction),
      { text: [header, ...rows].join('\n'), combinations: null },
      {
        from: 'WOOCOMMERCE',
        pictures: { files: new Map(), folder: null },
        dryRun: false,
        drafts: false,
        skipInvalid: true,
        requireStock: () => undefined,
      },
    );
  let isFirst = true;
  const stopped = importing((work) => {
    const done = isFirst ? store.transaction(work) : Promise.reject(new Error('stopped'));
    isFirst = false;
    return done;
  });
  await expect(stopped).rejects.toThrow('stopped');
  const old = ['/product/sabot-99', '/product/sabot-100'];
  expect(await store.read.catalog.products()).toHaveLength(100);
  expect([...(await store.read.redirects.named(old)).keys()]).toEqual(['/product/sabot-99']);
  const completed = await importing((work) => store.transaction(work));
  expect([completed.added.length, completed.unchanged]).toEqual([50, 100]);
  expect((await store.read.redirects.named(old)).size).toBe(2);
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

test('customers import shows what it would do, adds accounts without passwords, and twice changes nothing', async () => {
  const { shop, socket } = await startShopWithSocket({ isSeeded: false });
  const sent = { text: customerFiles.shopify };
  const tried = await socket.run('customers import', { ...sent, dryRun: true });
  const { accounts } = shop.store.read;
  expect(await accounts.customerByEmail('salma@exemple.ma')).toBeUndefined();
  const done = await socket.run('customers import', sent);
  expect(done).toEqual({ ...tried, dryRun: false });
  expect(await accounts.customerByEmail('salma@exemple.ma')).toMatchObject({ passwordHash: null });
  const printed = importCustomersOfFile.print(done, sent);
  expect(printed).toContain('+ salma@exemple.ma  Salma Bennis  avec son adresse\n');
  expect(printed).toContain('! ligne 4, colonne E-mail  Sans e-mail, pas de compte');
  expect(printed).toContain('· ligne 5, colonne Pays  L’adresse est hors du Maroc (FR)');
  expect(printed).toMatch(/3 clients ajoutés, 0 inchangé\.$/);
  expect(await socket.run('customers import', sent)).toMatchObject({ added: [], unchanged: 3 });
  expect(await socket.refuse('customers import', { text: 'Handle,Title\nx,y\n' })).toMatchObject({
    message: 'Le fichier est refusé (1 problème). Rien n’a été modifié.',
    problems: [{ line: 1, column: 'email', message: expect.stringContaining('e-mails') }],
  });
});

test('redirects import shows what it would do, saves all addresses or none, and twice changes nothing', async () => {
  const { shop, socket } = await startShopWithSocket();
  const sent = {
    text: 'Redirect from,Redirect to\n/pages/faq,/faq\n/collections/robes,/products\n',
  };
  const tried = await socket.run('redirects import', { ...sent, dryRun: true });
  expect(tried.saved).toEqual([
    { from: '/pages/faq', to: '/faq' },
    { from: '/collections/robes', to: '/products' },
  ]);
  const { redirects } = shop.store.read;
  expect((await redirects.named(['/pages/faq'])).size).toBe(0);
  const wrong = { text: `${sent.text}/vieux;/nulle/part\n/seule\n` };
  expect((await socket.refuse('redirects import', wrong)).problems).toMatchObject([
    {
      line: 4,
      column: 'to',
      message: expect.stringContaining('«\u00a0/nulle/part\u00a0» n’est pas'),
    },
    { line: 5, column: 'to', message: expect.stringContaining('Il manque la nouvelle adresse') },
  ]);
  expect((await redirects.named(['/pages/faq'])).size).toBe(0);
  const done = await socket.run('redirects import', sent);
  expect(done).toEqual({ ...tried, dryRun: false });
  expect(importRedirects.print(done, sent)).toBe(
    '+ /pages/faq → /faq\n+ /collections/robes → /products\n2 adresses ajoutées ou changées, 0 inchangée.',
  );
  expect(await socket.run('redirects import', sent)).toMatchObject({ saved: [], unchanged: 2 });
});
