import { skipToken, useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import type { Language } from '#shared/language.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frCampaigns as texts } from '../../../text/admin/products/campaigns.fr.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { LanguageTabs } from '../../form/LanguageTabs.tsx';
import { SaveBar } from '../../form/SaveBar.tsx';
import { adminPaths } from '../../page/adminPaths.ts';
import { Loaded } from '../../page/Loaded.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { writtenIn } from '../../page/writtenIn.ts';
import type { Campaign } from './campaign.ts';
import './Campaign.css';
import { CampaignNow } from './CampaignNow.tsx';
import { CampaignPicture } from './CampaignPicture.tsx';
import { CampaignPrices } from './CampaignPrices.tsx';
import { CampaignScope } from './CampaignScope.tsx';
import { CampaignTerms } from './CampaignTerms.tsx';
import { ShopPreview } from './ShopPreview.tsx';
import { useCampaignForm, type CampaignEditor } from './useCampaignForm.ts';

const campaignQuery = graphql(`
  query AdminCampaign($id: ID!) {
    campaign(id: $id) {
      ...EditedCampaign
    }
  }
`);

const back = { to: adminPaths.campaigns(), label: texts.title };

/** `/admin/showcase/campaigns/new` and `/admin/showcase/campaigns/:id`. */
export function CampaignPage() {
  const { id } = useParams();
  const result = useQuery(campaignQuery, id === undefined ? skipToken : { variables: { id } });
  if (id === undefined) return <CampaignForm key="new" campaign={null} />;
  return (
    <Loaded result={result}>
      {({ campaign }) =>
        campaign ? (
          <CampaignForm key={id} campaign={campaign} />
        ) : (
          <PageFrame title={texts.unknown} back={back} />
        )
      }
    </Loaded>
  );
}

function CampaignForm({ campaign }: { campaign: Campaign | null }) {
  const editor = useCampaignForm(campaign);
  const { ref, problem, isDirty, isSaving, save, discard } = editor;
  return (
    <PageFrame title={campaign?.title ?? texts.add} back={back}>
      <Form ref={ref} className="admin-form" isBusy={isSaving} onSubmit={save}>
        {campaign ? <CampaignNow campaign={campaign} isDirty={isDirty} /> : null}
        <div>
          <LanguageTabs
            label={texts.texts.languages}
            shown={editor.shown}
            wrongNames={editor.wrongNames}
          >
            {(language) => <CampaignTexts editor={editor} language={language} />}
          </LanguageTabs>
        </div>
        <div className="admin-columns admin-columns--two">
          <div className="admin-form">
            <CampaignTerms editor={editor} />
            <CampaignScope editor={editor} />
            <CampaignPicture editor={editor} />
          </div>
          <CampaignPrices editor={editor} />
        </div>
        {campaign ? <ShopPreview start={editor.values.startsAt} /> : null}
        <FormProblem text={problem} />
        <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
      </Form>
    </PageFrame>
  );
}

function CampaignTexts({ editor, language }: { editor: CampaignEditor; language: Language }) {
  const { values, field } = editor;
  const written = writtenIn(language);
  const isFrench = language === 'FR';
  const hint = isFrench ? undefined : texts.texts.translationHint;
  return (
    <section className="surface admin-form" aria-label={texts.texts.groups[language]}>
      <Field
        {...(isFrench ? editor.title : field(`title${language}`))}
        {...written}
        label={texts.texts.name}
        hint={hint}
        maxLength={120}
        autoComplete="off"
        required={isFrench}
      />
      {isFrench ? (
        <Field
          {...field('slug')}
          label={texts.texts.slug}
          hint={texts.texts.slugHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      ) : null}
      <TextArea
        {...field(`text${language}`)}
        {...written}
        label={texts.texts.text}
        hint={hint ?? texts.texts.textHint}
        rows={3}
      />
      {values.picture === '' ? null : (
        <Field
          {...field(`alt${language}`)}
          {...written}
          label={texts.texts.alt}
          hint={hint}
          required={isFrench}
        />
      )}
    </section>
  );
}
