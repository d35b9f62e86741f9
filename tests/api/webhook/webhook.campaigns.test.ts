import { afterAll, expect, test, vi } from 'vitest';
import { announceCampaigns } from '../../../server/catalog/campaign/campaign.announcement.ts';
import { campaign } from '../../rules/catalog/campaign/campaigns.ts';
import { startInstances } from '../../support/shop/instances.ts';
import { subscribe, typesOf } from './webhook.documents.ts';

const HOUR_MS = 3_600_000;

const { first, all, close } = await startInstances({ isSeeded: false });
afterAll(close);

test('programs hear once that a campaign has begun and has ended, whichever instances say so', async () => {
  const hook = await subscribe(first, ['campaign.started', 'campaign.ended']);
  const begin = Date.now() + HOUR_MS;
  const saved = campaign({
    slug: 'hiver',
    startsAt: new Date(begin).toISOString(),
    endsAt: new Date(begin + HOUR_MS).toISOString(),
  });
  await first.store.transaction(({ campaigns }) => campaigns.save(saved));
  for (const { store } of all) {
    await vi.waitUntil(async () => (await store.read.campaigns.all()).length === 1);
  }
  const announcedAt = async (time: number) => {
    const clock = () => new Date(time);
    await Promise.all([...all, ...all].map(({ store }) => announceCampaigns({ store, clock })));
    return typesOf(await hook.events());
  };
  expect(await announcedAt(begin - 1)).toEqual([]);
  expect(await announcedAt(begin)).toEqual(['campaign.started']);
  expect(await announcedAt(begin + HOUR_MS - 1)).toEqual([]);
  expect(await announcedAt(begin + HOUR_MS)).toEqual(['campaign.ended']);
  expect(await announcedAt(begin + 2 * HOUR_MS)).toEqual([]);
  expect(await first.store.read.campaigns.get('hiver')).toMatchObject({
    version: saved.version,
    announced: { started: true, ended: true },
  });
});
