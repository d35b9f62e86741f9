import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { disk } from '../../../server/storage/lowdb/journal/files.ts';
import { shopFolder } from '../../../server/stores/lowdb.ts';
import { openLowdbStore } from '../../../server/stores/lowdb.ts';
import { products } from '../../../server/catalog/catalog.store.ts';
import { guests } from '../../../server/order/guest/order.guest.store.ts';
import { counters, orders } from '../../../server/order/order.store.ts';
import { payments } from '../../../server/order/payment/order.payment.store.ts';
import { FORMAT, rowsOf } from '../../../server/storage/lowdb/schema.ts';
import { recover } from '../../../server/storage/lowdb/recovery/recovery.ts';
import { invalidFieldOf } from '../../../server/storage/collection.ts';
import { newFolder } from '../../support/shop/process.ts';
import { guestsOf, withoutIds } from '../contract/contract.guests.ts';
import { expectInvoices, invoicesOf } from '../contract/invoices.ts';
import { AT } from '../contract/records.ts';

const FOLDERS = fileURLToPath(new URL('../fixtures/folders', import.meta.url));
const names = await readdir(FOLDERS);

/** Collections that came later, by the first of the stored folders that has them; the names are in order. */
const SINCE: Readonly<Record<string, string>> = {
  // Empty until staff translate a word.
  optionWords: 'later',
  mails: 'format-2',
  paymentEvents: 'format-2',
  oneTimeLinks: 'format-3-2-one-time-links',
  archivedProducts: 'format-4',
  sizeGuides: 'format-6',
  sessions: 'format-7',
  passkeys: 'format-7',
  counters: 'format-7',
  staff: 'format-8',
  staffSessions: 'format-8',
  setupLinks: 'format-8',
  auditEntries: 'format-8',
  stockAlerts: 'format-8',
  apiTokens: 'format-9',
  webhooks: 'format-9',
  webhookDeliveries: 'format-9',
  // No stored folder has them.
  settings: 'later',
  // All orders there have the same phone.
  guests: 'later',
};

const UPDATED_AT_SINCE = 'format-3-1-updated-at';

describe('a folder of before', () => {
  test('is stored for every format', () => {
    for (let format = 1; format < FORMAT; format += 1) {
      expect(names.some((name) => name.startsWith(`format-${format}`))).toBe(true);
    }
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
      const expected = schema.collections.filter((each) => (SINCE[each.name] ?? '') <= name);
      expect(expected.filter((each) => rowsOf(tables, each).size < 2)).toEqual([]);

      const placed = Array.from(rowsOf(tables, orders).values());
      expectInvoices(placed);
      const made = rowsOf(tables, guests);
      expect(made.size).toBeGreaterThan(0);
      expect(withoutIds(made)).toEqual(guestsOf(placed));
      for (const { status, history, placedAt } of placed) {
        expect(history[0]?.at).toBe(placedAt);
        expect(history.at(-1)?.status).toBe(status);
      }
      for (const { paidAt, state } of rowsOf(tables, payments).values()) {
        expect(state === 'PAID').toBe(paidAt !== null);
      }
      // Before products said when they changed: since the shop is open.
      for (const { updatedAt } of rowsOf(tables, products).values()) {
        expect(name < UPDATED_AT_SINCE ? updatedAt : AT).toBe(AT);
      }
      const [year] = rowsOf(tables, counters).values();
      expect(year?.lastNumber).toBe(invoicesOf(placed).length);

      await (await openLowdbStore(folder)).close();
      expect((await recover(disk, shopFolder(folder))).tables).toEqual(tables);
    },
  );

  test('of format 9 has the one return and the one refund of its orders in their lists', async () => {
    const folder = await newFolder();
    await cp(join(FOLDERS, 'format-9'), folder, { recursive: true });
    const { tables } = await recover(disk, shopFolder(folder));
    const endOf = (id: string) => {
      const { returns = [], refunds = [] } = rowsOf(tables, orders).get(id) ?? {};
      const open = returns.filter(({ receivedAt }) => receivedAt === null).length;
      return [open, refunds.map(({ amount, returnId }) => [amount, returnId !== null])];
    };
    for (const n of ['1', '2']) {
      expect(endOf(`open-return-${n}`)).toEqual([1, []]);
      expect(endOf(`returned-${n}`)).toEqual([0, [[349_000, true]]]);
      expect(endOf(`refused-${n}`)).toEqual([0, [[349_000, false]]]);
    }
  });
});
