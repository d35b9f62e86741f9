import { describe, expect, test } from 'vitest';
import { newFolder } from '../../support/shop/process.ts';
import { runCommand, openShop } from './cli.steps.ts';

describe('beside the running shop', () => {
  test('access is given, listed and ended', async () => {
    const folder = await newFolder();
    const shop = await openShop(folder);
    const added = await runCommand(folder, 'staff', 'add', 'karim@example.com', '--role', 'owner');
    expect(added).toMatchObject({ code: 0, err: '' });
    expect(added.out).toContain(`\n${shop.url}/admin/setup?token=`);
    const list = await runCommand(folder, 'staff', 'list');
    expect(list.out).toMatch(/^E-mail .*\nkarim@example\.com +invitation en attente +OWNER /);
    expect(await runCommand(folder, 'tokens', 'create', 'erp', '--scopes', 'orders:read')).toEqual({
      code: 0,
      out: expect.stringMatching(/\nbv_[\w-]+\n$/),
      err: '',
    });
    expect(await shop.end()).toMatchObject({ code: 0, err: '' });
  });
});

describe('the command line', () => {
  test('helps in French, without a shop', async () => {
    const { code, out, err } = await runCommand('/nowhere', 'staff', '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Utilisation\u00a0: npm run shop -- [^]*remove <e-mail>/);
    expect(out).not.toMatch(/Usage|Options:|display help/);
  });

  test('says what it does not understand', async () => {
    const { code, out, err } = await runCommand('/nowhere', 'staff', 'nope');
    expect({ code, out }).toEqual({ code: 64, out: '' });
    expect(err).toContain('La commande «\u00a0nope\u00a0» n’existe pas.');
  });
});
