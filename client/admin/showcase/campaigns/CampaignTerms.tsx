import type { CampaignKind } from '../../../generated/admin/graphql.ts';
import { frCampaigns } from '../../../text/admin/products/campaigns.fr.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Radio } from '../../../ui/form/Radio.tsx';
import { AmountField, NumberField } from '../../form/AmountField.tsx';
import { Section } from '../../page/Section.tsx';
import type { CampaignEditor } from './useCampaignForm.ts';

const { terms: texts, kinds: names } = frCampaigns;

// The names are those of all kinds.
const kinds = Object.keys(names) as CampaignKind[];

/** The kind of a campaign, when it runs, and what it takes off prices. */
export function CampaignTerms({ editor }: { editor: CampaignEditor }) {
  const { values, field, change } = editor;
  const { kind } = values;
  const { isStarted, isEnded } = editor;
  return (
    <Section title={texts.title} className="surface admin-form">
      <fieldset disabled={isStarted} className="campaign__kinds">
        <legend className="field__label">{texts.kind}</legend>
        {kinds.map((each) => (
          <Radio
            key={each}
            name="kind"
            label={names[each]}
            value={each}
            checked={each === kind}
            onChange={() =>
              change(() =>
                each === 'COLLECTION' ? { kind: each, percent: '', amount: '' } : { kind: each },
              )
            }
          />
        ))}
        <p className="note">{texts.kindHelp[kind]}</p>
        {editor.errorOf('kind') ? <p className="field__error">{editor.errorOf('kind')}</p> : null}
      </fieldset>
      <div className="campaign__fields">
        <Field
          {...field('startsAt')}
          label={texts.startsAt}
          hint={texts.time}
          type="datetime-local"
          disabled={isStarted}
          required
        />
        <Field
          {...field('endsAt')}
          label={texts.endsAt}
          hint={kind === 'COLLECTION' ? texts.endHint : texts.time}
          type="datetime-local"
          disabled={isEnded}
          required={kind !== 'COLLECTION'}
        />
      </div>
      {kind === 'COLLECTION' ? null : (
        <div className="campaign__fields">
          <NumberField
            {...field('percent')}
            label={texts.percent}
            hint={texts.percentHint}
            unit="%"
            disabled={isStarted}
          />
          <AmountField {...field('amount')} label={texts.amount} disabled={isStarted} />
        </div>
      )}
    </Section>
  );
}
