import { paths } from '#shared/paths.ts';
import { graphql } from '../../generated/shop/index.ts';
import type { CampaignPageQuery } from '../../generated/shop/graphql.ts';
import type { PageHead } from '../../page/head.ts';

export const campaignPageQuery = graphql(`
  query CampaignPage($slug: String!) {
    campaign(slug: $slug) {
      ...CampaignBanner_campaign
      text
      picture {
        url
        alt
      }
      kind
      startsAt
      endsAt
    }
  }
`);

export type ShownCampaign = NonNullable<CampaignPageQuery['campaign']>;

/** A filtered list of its products is the same page for search engines. */
export function campaignHead({ slug, title, text, summary }: ShownCampaign): PageHead {
  const description = [summary, text.replaceAll('\n', ' ')].filter(Boolean).join('. ') || title;
  return { title, description, path: paths.campaign(slug) };
}
