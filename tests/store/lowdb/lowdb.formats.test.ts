import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { guests } from '../../../server/order/guest/guest.store.ts';
import { counters, orders } from '../../../server/order/order.store.ts';
import { settings } from '../../../server/settings/settings.store.ts';
import { invalidFieldOf } from '../../../server/storage/collection.ts';
import { disk } from '../../../server/storage/lowdb/journal/files.ts';
import { recover } from '../../../server/storage/lowdb/recovery/recovery.ts';
import { FORMAT, rowsOf } from '../../../server/storage/lowdb/schema.ts';
import { openLowdbStore, shopFolder } from '../../../server/store.open.ts';
import { newFolder } from '../../support/shop/process.ts';
import { ADDED_SINCE_FIRST_FORMAT } from '../contract/added-collections.ts';
import { guestsOf, withoutIds } from '../contract/contract.guests.ts';
import { NAMES_OF_EARLIER_SHOP, namesOfEarlierShop } from '../contract/earlier-shop.ts';
import { expectInvoices } from '../contract/invoices.ts';

const FOLDERS = fileURLToPath(new URL('../fixtures/folders', import.meta.url));
const names = await readdir(FOLDERS);
const FIRST_FORMAT = 10;

describe('a folder of each format', () => {
  test('is stored', () => {
    const formats = Array.from({ length: FORMAT - FIRST_FORMAT + 1 }, (_, n) => FIRST_FORMAT + n);
    expect(names).toEqual(formats.map((format) => `format-${format}`));
  });

  test.each(names)(
    '%s, has every field and invoice that this version reads, also once it was opened and saved',
    async (name) => {
      const folder = await newFolder();
      await cp(join(FOLDERS, name), folder, { recursive: true });
      const { schema } = shopFolder(folder);
      const { tables } = await recover(disk, shopFolder(folder));
      const invalid = schema.collections.flatMap((collection) =>
        Array.from(rowsOf(tables, collection), ([key, row]) =>
          invalidFieldOf(collection, key, row),
        ),
      );
      expect(invalid.filter((invalidField) => invalidField !== null)).toEqual([]);
      const few = schema.collections.filter(
        (each) =>
          !ADDED_SINCE_FIRST_FORMAT.has(each.name) &&
          rowsOf(tables, each).size < (each.name === settings.name ? 1 : 2),
      );
      expect(few.map((each) => each.name)).toEqual([]);

      const placed = Array.from(rowsOf(tables, orders).values());
      expectInvoices(placed);
      expect(withoutIds(rowsOf(tables, guests))).toEqual(guestsOf(placed));
      expect(rowsOf(tables, counters).get('orders')?.lastNumber).toBe(placed.length);

      await (await openLowdbStore(folder)).close();
      expect((await recover(disk, shopFolder(folder))).tables).toEqual(tables);
    },
  );

  test.each(names)('%s, is of the seed’s shop, once', async (name) => {
    const folder = await newFolder();
    await cp(join(FOLDERS, name), folder, { recursive: true });
    const store = await openLowdbStore(folder);
    expect(await namesOfEarlierShop(store)).toEqual(NAMES_OF_EARLIER_SHOP);
    await store.close();
  });
});
