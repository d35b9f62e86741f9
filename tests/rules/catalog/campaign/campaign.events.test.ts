import { describe, expect, test } from 'vitest';
import type { CampaignEventData } from '../../../../client/sdk/webhooks/events.ts';
import { newAnnouncement } from '../../../../server/catalog/campaign/campaign.announcement.ts';
import { campaignEvents } from '../../../../server/catalog/campaign/campaign.events.ts';
import { campaign } from './campaigns.ts';

const START = '2026-01-01T00:00:00.000Z';
const END = '2026-01-11T00:00:00.000Z';
const beforeOf = (at: string) => new Date(Date.parse(at) - 1);

const none = { started: false, ended: false };
const started = { started: true, ended: false };
const both = { started: true, ended: true };

const promotion = campaign({ slug: 'hiver', startsAt: START, endsAt: END });

describe('what is announced of a campaign', () => {
  test.each([
    ['nothing before its start', beforeOf(START), none, null],
    ['its start, from that instant on', new Date(START), none, started],
    ['its start once', beforeOf(END), started, null],
    ['its end, from that instant on', new Date(END), started, both],
    ['its end once', new Date(END), both, null],
    ['both where the shop was away', new Date(END), none, both],
  ])('is %s', (_, now, announced, expected) => {
    expect(newAnnouncement({ ...promotion, announced }, now)).toEqual(expected);
  });

  test('is nothing where staff ended it before its start', () => {
    const called = campaign({ startsAt: START, endsAt: START });
    expect(newAnnouncement(called, new Date(END))).toBeNull();
  });

  test('is the start alone of a collection without an end', () => {
    const lasting = campaign({ kind: 'COLLECTION', startsAt: START, endsAt: null });
    expect(newAnnouncement(lasting, new Date(END))).toEqual(started);
    expect(newAnnouncement({ ...lasting, announced: started }, new Date(END))).toBeNull();
  });
});

describe('the events of a campaign', () => {
  const data: CampaignEventData = {
    id: 'hiver',
    slug: 'hiver',
    title: 'Hiver',
    kind: 'PROMOTION',
    startsAt: START,
    endsAt: END,
  };

  test('say what it is, once for each announcement', () => {
    const begun = { ...promotion, announced: started };
    expect(campaignEvents(promotion, begun)).toEqual([{ type: 'campaign.started', data }]);
    expect(campaignEvents(begun, { ...begun, announced: both })).toEqual([
      { type: 'campaign.ended', data },
    ]);
    expect(campaignEvents(promotion, { ...promotion, announced: both })).toEqual([
      { type: 'campaign.started', data },
      { type: 'campaign.ended', data },
    ]);
  });

  test('are none for other changes', () => {
    expect(campaignEvents(undefined, promotion)).toEqual([]);
    const begun = { ...promotion, announced: started };
    expect(campaignEvents(begun, { ...begun, title: 'Grand hiver' })).toEqual([]);
  });
});
