import { describe, expect, test } from 'vitest';
import { copy } from '../../../server/cli/store.copy.ts';
import { openLowdbStore, openPostgresStore } from '../../../server/store.open.ts';
import { newDatabase } from '../../support/store/postgres.stores.ts';
import { newFolder } from '../../support/shop/process.ts';
import { smallShop } from './postgres.transfer.ts';

const silently = () => {};

describe('a shop that moves', () => {
  test('is refused where there is none, where one is, and where one runs', async () => {
    const database = await newDatabase('NOTHING');
    const there = { databaseUrl: database.url };
    const nowhere = { folder: await newFolder() };
    const here = { folder: await smallShop() };
    const refuse = async (from: Parameters<typeof copy>[0], to: typeof from, problem: string) =>
      expect(copy(from, to, silently)).rejects.toMatchObject({ problem });
    await refuse(nowhere, there, 'NO_SHOP');
    await refuse(there, nowhere, 'NO_SHOP');
    await refuse(here, here, 'IN_USE');
    const running = await openLowdbStore(here.folder);
    await refuse(here, there, 'IN_USE');
    await running.close();
    await copy(here, there, silently);
    await refuse(here, there, 'NOT_EMPTY');
    await refuse(there, here, 'NOT_EMPTY');
    await refuse(there, there, 'IN_USE');
    const instance = await openPostgresStore(database.url, async () => {});
    await refuse(there, nowhere, 'IN_USE');
    await instance.close();
    // The database may find a moment later that the instance has gone.
    const outcome = () =>
      copy(there, nowhere, silently).then(
        () => 'COPIED',
        ({ problem }) => problem,
      );
    await expect.poll(outcome).toBe('COPIED');
  });
});
