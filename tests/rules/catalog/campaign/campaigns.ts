import type { CampaignRecord } from '../../../../server/catalog/campaign/campaign.store.ts';

/** A promotion of 20 % on the product `a`, in the first ten days of 2026. */
export function campaign(changed: Partial<CampaignRecord> = {}): CampaignRecord {
  const startsAt = changed.startsAt ?? '2026-01-01T00:00:00.000Z';
  return {
    id: changed.slug ?? 'hiver',
    version: 1,
    slug: 'hiver',
    kind: 'PROMOTION',
    title: 'Hiver',
    text: '',
    picture: null,
    translations: [],
    startsAt,
    endsAt: '2026-01-11T00:00:00.000Z',
    endedAt: null,
    products: ['a'],
    categories: [],
    brands: [],
    percent: 20,
    amount: null,
    createdAt: startsAt,
    updatedAt: startsAt,
    announced: { started: false, ended: false },
    ...changed,
  };
}
