import type { TestAdmin } from '../../support/shop/admin.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';

const CAMPAIGN = `id version slug title text picture { url alt } kind state startsAt endsAt endedAt
  products { id } categories { id } brands percent amount { amount }
  translations { language title text pictureAlt } sales { orders quantity amount { amount } } createdAt updatedAt`;

export interface CampaignNode {
  readonly id: string;
  readonly version: number;
  readonly slug: string;
  readonly state: 'RUNNING' | 'COMING' | 'ENDED';
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly sales: object;
}

export interface CampaignPayload {
  readonly campaign: CampaignNode | null;
  readonly userErrors: readonly UserError[];
}

const SAVE = `mutation ($input: CampaignInput!, $version: Int) {
  payload: saveCampaign(input: $input, expectedVersion: $version) { campaign { ${CAMPAIGN} } ${ERRORS} }
}`;
const END = `mutation ($id: ID!, $version: Int!) {
  payload: endCampaign(id: $id, expectedVersion: $version) { campaign { ${CAMPAIGN} } ${ERRORS} }
}`;
const SET_IMAGE = `mutation ($id: ID!, $file: Upload!, $alt: String!, $version: Int!) {
  payload: setCampaignImage(id: $id, file: $file, alt: $alt, expectedVersion: $version) {
    campaign { ${CAMPAIGN} } ${ERRORS}
  }
}`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Does what staff do about campaigns. */
export function campaignsBy(admin: TestAdmin, { within }: Pick<TestShop, 'within'>) {
  const send = async (document: string, variables: object) =>
    (await admin.request<{ payload: CampaignPayload }>(document, variables)).data.payload;
  /** Returns an instant of the shop's clock. */
  const after = (days: number) => new Date(within.clock().getTime() + days * DAY_MS).toISOString();
  let count = 0;
  return {
    after,
    all: async (state: string | null = null) =>
      (
        await admin.request<{ campaigns: readonly CampaignNode[] }>(
          `query ($state: CampaignState) { campaigns(state: $state) { ${CAMPAIGN} } }`,
          { state },
        )
      ).data.campaigns,
    read: async (id: string) =>
      (
        await admin.request<{ campaign: CampaignNode | null }>(
          `query ($id: ID!) { campaign(id: $id) { ${CAMPAIGN} } }`,
          { id },
        )
      ).data.campaign,
    save: (input: object, version?: number) => send(SAVE, { input, version: version ?? null }),
    end: (id: string, version: number) => send(END, { id, version }),
    async setImage(id: string, bytes: Buffer, version: number, alt = 'Une rue bleue') {
      const file = {
        path: 'variables.file',
        name: 'rue.png',
        type: 'image/png',
        bytes: new Uint8Array(bytes),
      };
      const variables = { id, alt, file: null, version };
      const { data } = await admin.upload<{ payload: CampaignPayload }>(SET_IMAGE, variables, [
        file,
      ]);
      return data.payload;
    },
    /** A promotion of one product from tomorrow for a week, with a slug of its own. */
    input: (changes: object = {}) => ({
      slug: `campagne-${(count += 1)}`,
      title: 'Une semaine blanche',
      kind: 'PROMOTION',
      startsAt: after(1),
      endsAt: after(8),
      products: ['caftan-celeste'],
      percent: 20,
      ...changes,
    }),
  };
}
