import { expect, test } from 'vitest';
import type { StockAlertRecord } from '../../../server/catalog/alerts/stock-alert.store.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { AT } from './records.ts';

const LATER = '2025-05-02T10:00:00.000Z';

function alert(hash: string, change: Partial<StockAlertRecord> = {}): StockAlertRecord {
  return {
    hash,
    productId: 'a',
    variantId: 'a.38',
    email: `${hash}@example.com`,
    language: 'FR',
    createdAt: AT,
    confirmedAt: AT,
    expiresAt: null,
    ...change,
  };
}

export function storesStockAlerts(open: OpenStore): void {
  const under = emptyStores(open);

  const save = (...alerts: readonly StockAlertRecord[]) =>
    under.save(async ({ stockAlerts }) => {
      for (const each of alerts) await stockAlerts.save(each);
    });

  test('come back as they were, by hash, by address and by variant', async () => {
    const unconfirmed = alert('u', { confirmedAt: null, expiresAt: LATER });
    await save(unconfirmed, alert('b', { email: 'u@example.com', variantId: 'a.40' }));
    for (const { read } of [under.store, await under.reopen()]) {
      expect(await read.stockAlerts.alert('u')).toEqual(unconfirmed);
      expect(await read.stockAlerts.alertFor('a.38', 'u@example.com')).toEqual(unconfirmed);
      expect(await read.stockAlerts.alertFor('a.42', 'u@example.com')).toBeUndefined();
      const found = await read.stockAlerts.ofEmail('u@example.com');
      expect(found.map(({ hash }) => hash)).toEqual(['b', 'u']);
    }
  });

  test('wait when they are confirmed, the longest waiting first', async () => {
    await save(
      alert('late', { confirmedAt: LATER }),
      alert('z'),
      alert('a'),
      alert('other', { variantId: 'a.40' }),
      alert('unconfirmed', { confirmedAt: null, expiresAt: LATER }),
    );
    const { stockAlerts } = under.read;
    const waiting = await stockAlerts.waiting(['a.38', 'nope', 'a.38']);
    expect(waiting.map(({ hash }) => hash)).toEqual(['a', 'z', 'late']);
    expect(await stockAlerts.waiting([])).toEqual([]);
    expect(await stockAlerts.mostAwaited(10)).toEqual([
      { variantId: 'a.38', waiting: 3 },
      { variantId: 'a.40', waiting: 1 },
    ]);
    expect(await stockAlerts.mostAwaited(1)).toHaveLength(1);
  });

  test('are one for a variant and an address', async () => {
    await save(alert('a'));
    await save(alert('a', { confirmedAt: LATER }));
    await expect(save(alert('b', { email: 'a@example.com' }))).rejects.toThrow(/alert|duplicate/);
    expect(await under.read.stockAlerts.alert('b')).toBeUndefined();
    expect(await under.read.stockAlerts.waiting(['a.38'])).toHaveLength(1);
  });

  test('are removed by hash, and unconfirmed ones when they expire', async () => {
    await save(
      alert('a'),
      alert('b'),
      alert('expired', { confirmedAt: null, expiresAt: AT }),
      alert('open', { confirmedAt: null, expiresAt: LATER }),
    );
    await under.save(async ({ stockAlerts }) => {
      await stockAlerts.remove(['a', 'nope']);
      await stockAlerts.removeExpired(AT);
    });
    const { stockAlerts } = under.read;
    expect(await stockAlerts.alert('a')).toBeUndefined();
    expect(await stockAlerts.alert('expired')).toBeUndefined();
    expect(await stockAlerts.alert('b')).toEqual(alert('b'));
    expect(await stockAlerts.alert('open')).toBeDefined();
  });
}
