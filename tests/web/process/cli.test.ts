import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder } from '../../support/shop/process.ts';
import { closedShop, keeper, openShop, priceIn, setPrice } from './cli.steps.ts';
import { placeOrder } from './requests.ts';

describe('beside the running shop', () => {
  test('orders are listed, confirmed, shipped and shown', async () => {
    const folder = await newFolder();
    const shop = await openShop(folder);
    const { number } = await placeOrder(shop.url);
    const list = await keeper(folder, 'orders', 'list');
    expect(list).toMatchObject({ code: 0, err: '' });
    expect(list.out).toMatch(
      new RegExp(`^Numéro .*\n${number} .* En attente +Nadia Alami +Rabat .*3\u202f490\u00a0DH`),
    );
    expect(await keeper(folder, 'orders', 'confirm', number)).toEqual({
      code: 0,
      out: `${number}\u00a0: En attente → Confirmée\n`,
      err: '',
    });
    await keeper(folder, 'orders', 'ship', number, '--parcel', 'MA 123-4');
    const { out } = await keeper(folder, 'orders', 'show', number);
    for (const text of ['Expédiée', '0612345678', 'Colis', 'MA 123-4', 'Préparée', 'Offerte']) {
      expect(out).toContain(text);
    }
    expect(await shop.end()).toMatchObject({ code: 0, err: '' });
  });

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

describe('without a running shop', () => {
  test('a file goes out, is changed, tried, and comes in', async () => {
    const folder = await closedShop();
    const file = join(await newFolder(), 'catalogue.csv');
    expect(await keeper(folder, 'products', 'export', file)).toEqual({
      code: 0,
      out: `46 produits écrits dans ${file}.\n`,
      err: '',
    });
    const csv = await readFile(file, 'utf8');
    expect((await keeper(folder, 'products', 'export')).out).toBe(csv);
    await writeFile(file, `\ufeff${csv.replace(',3490,4200,', ',3290,4200,')}`);
    const tried = await keeper(folder, 'products', 'import', file, '--dry-run');
    expect(tried.out).toContain('~ caftan-celeste  price: 3490 → 3290\n');
    const again = await keeper(folder, 'products', 'import', file, '--json');
    expect(JSON.parse(again.out)).toMatchObject({ dryRun: false, added: [], unchanged: 45 });
    const { url } = await openShop(folder);
    expect(await priceIn(url)).toBe('3290');
  });

  test('a folder without a shop stays without one', async () => {
    const folder = await newFolder();
    const { code, out, err } = await keeper(folder, 'orders', 'list');
    expect({ code, out }).toEqual({ code: 66, out: '' });
    expect(err).toContain(`Il n’y a pas de magasin dans ${folder}`);
    expect((await keeper(folder, 'store', 'verify')).code).toBe(66);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the command line', () => {
  test('helps in French, without a shop', async () => {
    const { code, out, err } = await keeper('/nowhere', 'orders', '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Utilisation\u00a0: npm run shop -- [^]*ship <numéros...>/);
    expect(out).not.toMatch(/Usage|Options:|display help/);
  });

  test('says what it does not understand', async () => {
    const { code, out, err } = await keeper('/nowhere', 'orders', 'nope');
    expect({ code, out }).toEqual({ code: 64, out: '' });
    expect(err).toContain('La commande «\u00a0nope\u00a0» n’existe pas.');
  });

  test('with --json answers in JSON alone, errors too, which are no output', async () => {
    const folder = await closedShop();
    const error = async (...args: readonly string[]) => {
      const { code, out, err } = await keeper(folder, ...args, '--json');
      expect(out).toBe('');
      return { code, error: JSON.parse(err).error };
    };
    expect(await error('orders', 'show', 'BV-1')).toEqual({
      code: 1,
      error: {
        code: 'UNKNOWN_ORDER',
        message: 'La commande BV-1 n’existe pas.',
        problems: [expect.objectContaining({ field: 'number' })],
      },
    });
    expect(await error('orders', 'nope')).toMatchObject({ code: 64, error: { code: 'USAGE' } });
    const { code, out } = await keeper(folder, 'orders', 'list', '--json');
    expect({ code, answer: JSON.parse(out) }).toEqual({
      code: 0,
      answer: { total: 0, orders: [] },
    });
  });
});
