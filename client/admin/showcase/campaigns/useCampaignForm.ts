import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { LANGUAGES, type Language } from '#shared/language.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frCampaigns as texts } from '../../../text/admin/products/campaigns.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { createDrafts } from '../../form/drafts.ts';
import { useDetailForm, type Edited } from '../../form/useDetailForm.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import {
  fieldOf,
  fieldsIn,
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
      campaign {
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
  const navigate = useNavigate();
  const [language, setLanguage] = useState<Language>('FR');
  const { send } = useAdminMutation(saveCampaignMutation);
  const form = useDetailForm<CampaignValues, Campaign | null>({
    page: campaign?.id ?? 'new',
    drafts,
    latest: campaign,
    valuesOf,
    findProblems,
    conflict: texts.conflict,
    async send(from, typed) {
      const reply = await send({ input: inputOf(from, typed), version: from?.version ?? null });
      return reply && { latest: reply.campaign ?? null, userErrors: reply.userErrors };
    },
    pathOf: fieldOf,
    // A hidden field cannot have the focus.
    onRefused: (problems) =>
      setLanguage(
        LANGUAGES.find((each) => fieldsIn(each).some((name) => problems[name])) ?? language,
      ),
    onSaved(saved) {
      toast.success(texts.saved);
      if (campaign || !saved) return;
      form.forget();
      void navigate(adminPaths.campaign(saved.id), { replace: true });
    },
  });
  const title = form.field('titleFR');
  return {
    ...form,
    language,
    setLanguage,
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
