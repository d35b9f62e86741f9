import { describe, expect, test } from 'vitest';
import { newFolder } from '../../support/shop/process.ts';
import { runCommand, openShop } from './cli.steps.ts';
import { placeOrder } from './requests.ts';

describe('beside the running shop', () => {
  test('orders are listed, confirmed, shipped and shown', async () => {
    const folder = await newFolder();
    const shop = await openShop(folder);
    const { number } = await placeOrder(shop.url);
    const list = await runCommand(folder, 'orders', 'list');
    expect(list).toMatchObject({ code: 0, err: '' });
    expect(list.out).toMatch(
      new RegExp(`^Numéro .*\n${number} .* En attente +Nadia Alami +Rabat .*3\u202f490\u00a0DH`),
    );
    expect(await runCommand(folder, 'orders', 'confirm', number)).toEqual({
      code: 0,
      out: `${number}\u00a0: En attente → Confirmée\n`,
      err: '',
    });
    await runCommand(folder, 'orders', 'ship', number, '--parcel', 'MA 123-4');
    const { out } = await runCommand(folder, 'orders', 'show', number);
    for (const text of ['Expédiée', '0612345678', 'Colis', 'MA 123-4', 'Préparée', 'Offerte']) {
      expect(out).toContain(text);
    }
    expect(await shop.end()).toMatchObject({ code: 0, err: '' });
  });
});

describe('the command line', () => {
  test('helps in French, without a shop', async () => {
    const { code, out, err } = await runCommand('/nowhere', 'orders', '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Utilisation\u00a0: npm run shop -- [^]*ship <numéros...>/);
    expect(out).not.toMatch(/Usage|Options:|display help/);
  });

  test('says what it does not understand', async () => {
    const { code, out, err } = await runCommand('/nowhere', 'orders', 'nope');
    expect({ code, out }).toEqual({ code: 64, out: '' });
    expect(err).toContain('La commande «\u00a0nope\u00a0» n’existe pas.');
  });
});
