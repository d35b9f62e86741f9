import type { Shop } from '../../context.ts';
import { runsEver } from './campaign.rules.ts';
import type { CampaignRecord } from './campaign.store.ts';

/** Returns what is to be announced at this instant; null where nothing is new. */
export function newAnnouncement(
  campaign: Pick<CampaignRecord, 'startsAt' | 'endsAt' | 'announced'>,
  now: Date,
): CampaignRecord['announced'] | null {
  const { startsAt, endsAt, announced } = campaign;
  if (!runsEver(campaign)) return null;
  const at = now.toISOString();
  const [started, ended] = [startsAt <= at, endsAt !== null && endsAt <= at];
  const isNew = (started && !announced.started) || (ended && !announced.ended);
  return isNew ? { started, ended } : null;
}

/**
 * Queues the events of campaigns that have begun or ended. Safe to repeat, and on several instances at once: each one
 * reads the campaign anew in its transaction.
 */
export async function announceCampaigns({
  store,
  clock,
}: Pick<Shop, 'store' | 'clock'>): Promise<void> {
  const now = clock();
  for (const { id, ...campaign } of await store.read.campaigns.all()) {
    if (!newAnnouncement(campaign, now)) continue;
    await store.transaction(async ({ campaigns }) => {
      const current = await campaigns.get(id);
      const announced = current && newAnnouncement(current, now);
      if (announced) await campaigns.save({ ...current, announced });
    });
  }
}
