import type { CampaignInput } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frCampaigns as texts } from '../../../text/admin/products/campaigns.fr.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { createDrafts } from '../../form/drafts.ts';
import { useShownLanguage } from '../../form/LanguageTabs.tsx';
import type { Edited } from '../../form/useDetailForm.ts';
import { useRecordForm } from '../../form/useRecordForm.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import {
  fieldOf,
  findProblems,
  inputOf,
  slugOf,
  valuesOf,
  type Campaign,
  type CampaignValues,
} from './campaign.ts';

const saveCampaignMutation = graphql(`
  mutation AdminSaveCampaign($input: CampaignInput!, $version: Int) {
    payload: saveCampaign(input: $input, expectedVersion: $version) {
      record: campaign {
        ...EditedCampaign
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const drafts = createDrafts<Edited<CampaignValues, Campaign | null>>(({ values }) =>
  texts.remembered(values.titleFR),
);

export type CampaignEditor = ReturnType<typeof useCampaignForm>;

export function useCampaignForm(campaign: Campaign | null) {
  const shown = useShownLanguage((language, name) => name.endsWith(language));
  const form = useRecordForm<CampaignValues, Campaign | null, CampaignInput>({
    drafts,
    latest: campaign,
    valuesOf,
    findProblems,
    inputOf,
    send: useAdminMutation(saveCampaignMutation).send,
    pathOf: fieldOf,
    onRefused: shown.showFirst,
    saved: texts.saved,
    conflict: texts.conflict,
    pathTo: adminPaths.campaign,
  });
  const title = form.field('titleFR');
  return {
    ...form,
    shown,
    isStarted: campaign !== null && campaign.state !== 'COMING',
    isEnded: campaign?.state === 'ENDED',
    /** The field of the French title, which gives a new campaign its address until that is typed. */
    title: {
      ...title,
      onChange(event: { target: { value: string } }) {
        const isOwn = form.values.slug !== slugOf(form.values.titleFR);
        title.onChange(event);
        if (!campaign && !isOwn) form.change(() => ({ slug: slugOf(event.target.value) }));
      },
    },
  };
}
