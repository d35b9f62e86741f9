import { graphql } from '../../../generated/admin/index.ts';
import { frCampaigns } from '../../../text/admin/products/campaigns.fr.ts';
import { formatDateTime } from '../../../ui/format/date.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { ConfirmButton } from '../../page/ConfirmButton.tsx';
import { Section } from '../../page/Section.tsx';
import type { Campaign } from './campaign.ts';

const endCampaignMutation = graphql(`
  mutation AdminEndCampaign($id: ID!, $version: Int!) {
    payload: endCampaign(id: $id, expectedVersion: $version) {
      campaign {
        ...EditedCampaign
      }
      userErrors {
        message
      }
    }
  }
`);

const { now: texts } = frCampaigns;

function stateText({ state, startsAt, endsAt, endedAt }: Campaign): string {
  const end = endsAt == null ? null : formatDateTime(endsAt);
  if (state === 'COMING') return texts.COMING(formatDateTime(startsAt));
  if (state === 'RUNNING') return texts.RUNNING(end);
  const isCancelled = endedAt != null && endsAt === startsAt;
  return isCancelled ? texts.cancelled : texts.ENDED(end ?? '');
}

type Props = { campaign: Campaign; isDirty: boolean };

/** When a campaign runs, and the button that ends it. */
export function CampaignNow({ campaign, isDirty }: Props) {
  const { id, version, title, state, kind, sales } = campaign;
  const { run, isBusy } = useAdminMutation(endCampaignMutation, { done: texts.done });
  const isComing = state === 'COMING';
  const canSell = !isComing && kind !== 'COLLECTION';
  return (
    <Section title={texts.title} className="surface admin-form">
      <output>{stateText(campaign)}</output>
      {isComing ? null : (
        <p className="note">{state === 'RUNNING' ? texts.started : texts.ended}</p>
      )}
      {canSell ? <p>{texts.sold(frCampaigns.sold(sales))}</p> : null}
      {state === 'ENDED' ? null : (
        <div>
          <ConfirmButton
            variant={isComing ? 'quiet' : 'secondary'}
            disabled={isDirty || isBusy}
            label={isComing ? texts.cancel : texts.end}
            title={isComing ? texts.cancelTitle(title) : texts.endTitle(title)}
            confirm={isComing ? texts.cancel : texts.end}
            action={() => run({ id, version })}
          >
            <p>{isComing ? texts.cancelText : texts.endText}</p>
          </ConfirmButton>
          {isDirty ? <p className="note">{texts.saveFirst}</p> : null}
        </div>
      )}
    </Section>
  );
}
