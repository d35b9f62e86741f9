import type { ShopEvent } from '../../webhook/events.ts';
import type { CampaignRecord } from './campaign.store.ts';

/** Returns the events whose announcement was saved. */
export function campaignEvents(
  before: CampaignRecord | undefined,
  after: CampaignRecord,
): readonly ShopEvent[] {
  const { id, slug, title, kind, startsAt, endsAt, announced } = after;
  const data = { id, slug, title, kind, startsAt, endsAt };
  const known = before?.announced;
  return [
    ...(announced.started && !known?.started ? [{ type: 'campaign.started' as const, data }] : []),
    ...(announced.ended && !known?.ended ? [{ type: 'campaign.ended' as const, data }] : []),
  ];
}
