import { beforeEach, describe, expect, test } from 'vitest';
import { COMMAND_LINE } from '../../../server/audit/audit.ts';
import type { TestAdminSocket } from '../../support/shop/admin-socket.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { fileOf, startShopWithSocket } from './cli.shop.ts';

let shop: TestShop;
let socket: TestAdminSocket;
beforeEach(async () => {
  ({ shop, socket } = await startShopWithSocket());
});

/** Oldest first. */
async function log() {
  const entries = await shop.store.read.audit.latest({ before: null, limit: 1000 });
  return entries.toReversed();
}
const parsed = (json: string | null): unknown => json && JSON.parse(json);
async function changes() {
  return (await log()).map(({ action, subject, before, after }) => [
    action,
    subject,
    parsed(before),
    parsed(after),
  ]);
}

const ID = 'caftan-celeste';

describe('the audit log has', () => {
  test('what a file changed, by whom', async () => {
    const row = `${ID},Caftan Céleste,Belle Vue,Neuf,Traditionnels,3290,4200,non,,,,`;
    for (const dryRun of [true, false, false]) {
      await socket.run('products import', { csv: fileOf(row), dryRun });
    }
    const all = await changes();
    expect(all.map(([action, subject]) => `${action} ${subject}`)).toEqual([
      `product.import ${ID}`,
    ]);
    expect(all[0]?.[3]).toEqual({ description: 'Neuf', price: 329_000 });
    expect((await log()).map(({ actor }) => actor)).toEqual([COMMAND_LINE]);
  });

  test('counts of a file with more products than anyone reads', async () => {
    const row = 'robe-N,Robe,Belle Vue,,Robes,899,1099,non,,,,';
    const rows = Array.from({ length: 501 }, (_, n) => row.replace('N', `${n}`));
    await socket.run('products import', { csv: fileOf(...rows) });
    expect(await changes()).toEqual([['product.import', 'CSV', null, { added: 501, changed: 0 }]]);
  });
});
