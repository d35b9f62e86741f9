import { afterEach } from 'vitest';
import type { CampaignRecord } from '../../../server/catalog/campaign/campaign.store.ts';
import { campaign } from '../../rules/catalog/campaign/campaigns.ts';
import type { TestShop } from '../../support/shop/shop.ts';

export const MINUTE_MS = 60_000;
/** More than a slow machine takes for what a test does before a border: the clock runs on. */
export const MARGIN_MS = 30_000;
/** Short enough that staff stay logged in. */
export const END_MS = 5 * MINUTE_MS;

/** Struck since the shop opened: 3,490 DH instead of 4,200 DH. */
export const CAFTAN = 'caftan-celeste';

/** Saves campaigns of a shop, which end with each test. */
export function campaignsOf(shop: TestShop) {
  afterEach(async () => {
    shop.pass(END_MS);
    await shop.store.transaction(async ({ campaigns }) => {
      for (const one of await campaigns.all()) {
        await campaigns.save({ ...one, endsAt: one.startsAt, endedAt: one.startsAt });
      }
    });
  });
  return {
    /** From a minute on, until five minutes from now. */
    async startsSoon(changed: Partial<CampaignRecord>): Promise<CampaignRecord> {
      const now = shop.within.clock().getTime();
      const saved = campaign({
        id: 'c1',
        products: [CAFTAN],
        percent: 20,
        startsAt: new Date(now + MINUTE_MS).toISOString(),
        endsAt: new Date(now + END_MS).toISOString(),
        ...changed,
      });
      await shop.store.transaction(({ campaigns }) => campaigns.save(saved));
      return saved;
    },
  };
}
