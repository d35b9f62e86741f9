import { expect, test } from 'vitest';
import { priceOf } from '../../../server/catalog/campaign/offers.rules.ts';
import { baseVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import { campaign } from '../../rules/catalog/campaign/campaigns.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { AT, category, product, settingsRecord } from './records.ts';

export function storesCampaigns(open: OpenStore): void {
  const under = emptyStores(open);
  const first = campaign({ slug: 'hiver', startsAt: '2026-01-01T00:00:00.000Z' });
  const second = campaign({ slug: 'mariage', startsAt: '2026-02-01T00:00:00.000Z', endsAt: null });

  test('campaigns are listed by their starts, and found by their slugs', async () => {
    await under.save(async ({ campaigns }) => {
      await campaigns.save(first);
      await campaigns.save(second);
    });
    for (const { read } of [under.store, await under.reopen()]) {
      expect(await read.campaigns.all()).toEqual([second, first]);
      expect(await read.campaigns.get('hiver')).toEqual(first);
      expect(await read.campaigns.bySlug('mariage')).toEqual(second);
      expect(await read.campaigns.bySlug('autre')).toBeUndefined();
    }
  });

  test('what is cached ends with each change of one', async () => {
    const before = under.store.cacheVersion;
    await under.save(({ campaigns }) => campaigns.save(first));
    await expect.poll(() => under.store.cacheVersion).not.toBe(before);
  });

  test('transactions and requests price alike, on each side of a border', async () => {
    const dress = product('a', { categoryName: 'Robes', price: 50_000, originalPrice: 80_000 });
    const sale = campaign({ slug: 'soldes', kind: 'SALE', products: [], categories: ['robes'] });
    await under.save(async ({ catalog, campaigns, settings }) => {
      await catalog.save({
        categories: [category('robes', { name: 'Robes' })],
        products: [dress],
        pricedSince: AT,
      });
      await campaigns.save(sale);
      await settings.save(settingsRecord({ struckPrices: 'PROVEN' }));
    });
    const priceAt = async (at: string) => {
      const now = new Date(at);
      const offers = await Promise.all([
        under.read.campaigns.offersAt(now),
        under.read.campaigns.offersIn(['a'], now),
        under.save(({ campaigns }) => campaigns.offersIn(['a'], now)),
      ]);
      const stored = (await under.read.catalog.product('a')) ?? dress;
      return offers.map((each) => [
        priceOf(stored, baseVariant(stored), each),
        each.until?.toISOString(),
      ]);
    };
    const before = [{ price: 50_000, originalPrice: 50_000 }, sale.startsAt];
    const during = [{ price: 40_000, originalPrice: 50_000 }, sale.endsAt];
    const ended = [{ price: 50_000, originalPrice: 50_000 }, '2026-02-10T00:00:00.000Z'];
    await expect.poll(() => priceAt('2025-12-31T23:59:59.999Z')).toEqual([before, before, before]);
    expect(await priceAt(sale.startsAt)).toEqual([during, during, during]);
    expect(await priceAt('2026-01-11T00:00:00.000Z')).toEqual([ended, ended, ended]);
  });
}
