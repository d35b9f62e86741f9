import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';
import { closedShop, runCommand, openShop, priceIn, run, setPrice } from './cli.steps.ts';
import { placeOrder } from './requests.ts';

describe('without a running shop', () => {
  test('a bad file is refused line by line, and nothing changes', async () => {
    const folder = await closedShop();
    const before = await readFile(join(folder, 'shop.json'), 'utf8');
    const file = join(await newFolder(), 'catalogue.csv');
    const { out: csv } = await runCommand(folder, 'products', 'export');
    await writeFile(
      file,
      csv.replace(',549,689,', ',12abc,689,').replace(',589,749,', ',849,749,'),
    );
    const { code, out, err } = await runCommand(folder, 'products', 'import', file);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.split('\n')).toEqual([
      'Le fichier est refusé (2 problèmes). Rien n’a été modifié.',
      expect.stringContaining('  ligne 2, colonne price\u00a0: '),
      expect.stringContaining('  ligne 12, colonne price\u00a0: '),
      '',
    ]);
    expect(await readFile(join(folder, 'shop.json'), 'utf8')).toBe(before);
  });

  test('files that are not there, not UTF-8 or not writable are told', async () => {
    const folder = await closedShop();
    const file = join(await newFolder(), 'latin1.csv');
    await writeFile(file, Buffer.from('id,é', 'latin1'));
    const cases = [
      [['products', 'import', file], 1, 'UTF-8'],
      [['products', 'import', `${file}.none`], 66, 'introuvable'],
      [['products', 'export', `${file}/x.csv`], 73, 'ne peut pas être écrit'],
      [['store', 'backup', `${file}/x.json`], 73, 'ne peut pas être écrit'],
    ] as const;
    for (const [args, code, text] of cases) {
      const ended = await runCommand(folder, ...args);
      expect(ended).toEqual({ code, out: '', err: expect.stringContaining(text) });
    }
  });

  test('that is damaged, it says what to do, and the shop starts again once that was done', async () => {
    const folder = await closedShop();
    const { url, end } = await openShop(folder);
    expect((await setPrice(folder, '3290')).code).toBe(0);
    expect(await priceIn(url)).toBe('3290');
    await end();
    const file = join(folder, 'shop.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('329000', '129000'));

    const refused = await startShopProcess({ DATA_DIR: folder }).ended;
    expect(refused.code).toBe(74);
    expect(refused.err).toContain('npm run shop -- store recover');
    const reported = await runCommand(folder, 'store', 'recover', '--dry-run');
    expect(reported.out).toContain('Tout peut être retrouvé, rien ne manque.');
    expect(reported.out).toContain('Rien n’a été modifié (--dry-run).');
    const saved = await runCommand(folder, 'store', 'recover', '--json');
    expect(JSON.parse(saved.out)).toMatchObject({ isWhole: true, rows: { products: 46 } });
    expect(await priceIn((await openShop(folder)).url)).toBe('3290');
    const verified = await runCommand(folder, 'store', 'verify');
    expect(verified.out).toContain('Les données sont intactes');
  });

  test('finds files from where the shopkeeper stands, though npm moves elsewhere', async () => {
    const folder = await closedShop();
    const standing = await newFolder();
    const variables = { DATA_DIR: folder, npm_lifecycle_event: 'shop', INIT_CWD: standing };
    const ended = await run(['server/shop.mjs', 'products', 'export', 'catalogue.csv'], variables);
    expect(ended.code).toBe(0);
    expect(await readdir(standing)).toEqual(['catalogue.csv']);
  });

  test('a file goes out, is changed, tried, and comes in', async () => {
    const folder = await closedShop();
    const file = join(await newFolder(), 'catalogue.csv');
    expect(await runCommand(folder, 'products', 'export', file)).toEqual({
      code: 0,
      out: `46 produits écrits dans ${file}.\n`,
      err: '',
    });
    const csv = await readFile(file, 'utf8');
    expect((await runCommand(folder, 'products', 'export')).out).toBe(csv);
    await writeFile(file, `\ufeff${csv.replace(',3490,4200,', ',3290,4200,')}`);
    const tried = await runCommand(folder, 'products', 'import', file, '--dry-run');
    expect(tried.out).toContain('~ caftan-celeste  price: 3490 → 3290\n');
    const again = await runCommand(folder, 'products', 'import', file, '--json');
    expect(JSON.parse(again.out)).toMatchObject({ dryRun: false, added: [], unchanged: 45 });
    const { url } = await openShop(folder);
    expect(await priceIn(url)).toBe('3290');
  });

  test('a folder without a shop stays without one', async () => {
    const folder = await newFolder();
    const { code, out, err } = await runCommand(folder, 'tokens', 'list');
    expect({ code, out }).toEqual({ code: 66, out: '' });
    expect(err).toContain(`Il n’y a pas de magasin dans ${folder}`);
    expect((await runCommand(folder, 'store', 'verify')).code).toBe(66);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the command line', () => {
  test.each([
    [['--help'], 'webhooks'],
    [['tokens', 'create', '--help'], '--expires <date>'],
    [['staff', 'add', '--help'], 'Le lien sert une seule fois'],
    [['products', 'import', '--help'], 'ratingValue, ratingCount'],
    [['products', 'import', '--help'], 'silhouette (le produit n’en a pas)'],
    [['staff', 'add', '-h'], '--role <RÔLE>'],
  ])('%j helps, in French, without a shop', async (args, text) => {
    const { code, out, err } = await runCommand('/nowhere', ...args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(text);
    expect(out).toMatch(/^Utilisation\u00a0: npm run shop -- /);
    expect(out).not.toMatch(/Usage|Options:|display help/);
  });

  test.each([
    [[], 'Quelle commande\u00a0?'],
    [['orders', 'list'], 'La commande «\u00a0orders\u00a0» n’existe pas.'],
    [['staff'], 'Quelle commande\u00a0?'],
    [['staff', 'list', '--nope'], 'L’option «\u00a0--nope\u00a0» n’existe pas ici.'],
    [['tokens', 'revoke'], 'Il manque <id>.'],
    [['staff', 'list', 'karim'], 'Il y a trop d’arguments.'],
    [['staff', 'add', 'k@example.com', '--role', 'chef'], '--role demande'],
    [['staff', 'add', 'k@example.com', '--role'], 'demande une valeur'],
  ])('%j is not understood', async (args, text) => {
    const { code, out, err } = await runCommand('/nowhere', ...args);
    expect({ code, out }).toEqual({ code: 64, out: '' });
    expect(err).toContain(text);
    expect(err).not.toContain('error:');
  });

  test('says which variable is bad, as the shop does', async () => {
    expect(await run(['dist/server/shop.js', 'staff', 'list'], { PORT: 'http' })).toMatchObject({
      code: 78,
      err: expect.stringMatching(/^PORT must be .*\n$/),
    });
  });

  test('with --json answers in JSON alone, errors too, which are no output', async () => {
    const folder = await closedShop();
    const error = async (...args: readonly string[]) => {
      const { code, out, err } = await runCommand(folder, ...args, '--json');
      expect(out).toBe('');
      return { code, error: JSON.parse(err).error };
    };
    expect(await error('staff', 'add', 'karim', '--role', 'staff')).toEqual({
      code: 1,
      error: {
        code: 'INVALID',
        message: 'Adresse email invalide',
        problems: [expect.objectContaining({ field: 'email' })],
      },
    });
    expect(await error('staff', 'nope')).toMatchObject({ code: 64, error: { code: 'USAGE' } });
    const { code, out } = await runCommand(folder, 'tokens', 'list', '--json');
    expect({ code, answer: JSON.parse(out) }).toEqual({ code: 0, answer: { tokens: [] } });
  });
});

describe('a shop whose data is damaged', () => {
  test('by a journal that was emptied, is told in French what is missing', async () => {
    const folder = await newFolder();
    const { url, end } = await openShop(folder);
    const taken = await runCommand(folder, 'store', 'recover');
    expect(taken).toMatchObject({
      code: 75,
      err: expect.stringMatching(
        /^Une boutique \(processus \d+\) utilise \S+\. Arrêtez-la, puis recommencez\.\n$/,
      ),
    });
    await placeOrder(url);
    await end('SIGKILL');
    const journals = (await readdir(folder)).filter((name) => name.startsWith('shop.journal'));
    const journal = journals.toSorted().at(-1) ?? '';
    await writeFile(join(folder, journal), '');

    const damage = `Données abîmées\u00a0: ${journal}, le fichier s’arrête à la modification 1, alors que 3 ont été enregistrées (octet 0).`;
    const hint = 'Pour voir ce qui peut être sauvé\u00a0: npm run shop -- store recover --dry-run';
    expect(await runCommand(folder, 'store', 'verify')).toMatchObject({
      code: 74,
      err: `${damage} Rien n’a été modifié. ${hint}\n`,
    });
    const { out } = await runCommand(folder, 'store', 'recover');
    expect(out.split('\n').slice(0, 2)).toEqual([
      damage,
      'Relu jusqu’à la modification 1\u00a0: 2 modifications enregistrées manquent.',
    ]);
    expect((await openShop(folder)).url).toMatch(/^http:/);
  });

  test('beyond recovery, is told so in French', async () => {
    const folder = await closedShop();
    for (const name of ['shop.json', 'shop.json.bak']) await writeFile(join(folder, name), 'nope');
    const { code, err } = await runCommand(folder, 'store', 'recover');
    expect(code).toBe(74);
    expect(err).toMatch(
      /^Données abîmées\u00a0: shop\.json, ce n’est pas un document de la boutique \(octet 0\)\. Rien ne peut en être sauvé/,
    );
  });
});

describe('a shop that moves', () => {
  test('is copied whole with a word on how far, once', async () => {
    const folder = await closedShop();
    const target = join(await newFolder(), 'moved');
    const move = (...more: readonly string[]) =>
      runCommand(folder, 'store', 'copy', '--from', folder, '--to', target, ...more);
    const { code, out, err } = await move();
    expect({ code, reported: err.split('\n') }).toMatchObject({
      code: 0,
      reported: expect.arrayContaining([
        'copie de products\u00a0: 46',
        'vérification de products\u00a0: 46',
      ]),
    });
    expect(out).toMatch(/^products +46 {2}[0-9a-f]{12}$/m);
    // The secret itself is not for the terminal.
    const secret = (await readFile(join(folder, 'jwt-secret'), 'utf8')).trim();
    expect(out).toContain(`export JWT_SECRET="$(cat '${join(folder, 'jwt-secret')}')"`);
    expect(out + err).not.toContain(secret);
    const verified = JSON.parse((await runCommand(target, 'store', 'verify', '--json')).out);
    expect(verified.rows).toMatchObject({ products: 46, customers: 1 });

    const again = await move('--json');
    expect({ ...again, ...JSON.parse(again.err) }).toMatchObject({
      code: 1,
      out: '',
      error: { code: 'COPY_NOT_EMPTY' },
    });
    await openShop(folder);
    const other = join(target, 'other');
    const running = await runCommand(folder, 'store', 'copy', '--from', folder, '--to', other);
    expect(running).toMatchObject({ code: 75, out: '' });
    const missing = await runCommand(folder, 'store', 'copy', '--from', folder);
    expect(missing).toMatchObject({ code: 64, err: expect.stringContaining('Il manque l’option') });
  });
});

describe('beside the running shop', () => {
  test('that was killed, the next command takes over what is left', async () => {
    const folder = await newFolder();
    await (await openShop(folder)).end('SIGKILL');
    expect(await readdir(folder)).toContain('shopkeeper.sock');
    expect(await setPrice(folder, '3290')).toEqual({
      code: 0,
      out: '~ caftan-celeste  price: 3490 → 3290\n0 produit ajouté, 1 modifié, 0 inchangé.\n',
      err: '',
    });
    const shop = await openShop(folder);
    expect(await priceIn(shop.url)).toBe('3290');
    await setPrice(folder, '3190');
    expect(await priceIn(shop.url)).toBe('3190');
  });
});
