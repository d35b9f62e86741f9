import { instantAfter, DAY_MS } from '#shared/instants.ts';
import { frIntegrations } from '../../text/admin/integrations.fr.ts';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { graphql } from '../../generated/admin/index.ts';
import { AdminForm } from '../form/AdminForm.tsx';
import { Section } from '../page/Section.tsx';
import { ChoiceGroups, chosenOf, scopeGroups } from './ChoiceGroups.tsx';

const createTokenMutation = graphql(`
  mutation AdminCreateToken($input: ApiTokenInput!) {
    payload: createApiToken(input: $input) {
      secret
      userErrors {
        field
        message
      }
    }
  }
`);

/** The secret is shown once and stands nowhere else. */
export type NewToken = { name: string; secret: string };

const texts = frIntegrations.tokens;

const expiryOf = (days: string) =>
  days === 'never' ? null : instantAfter(new Date(), Number(days) * DAY_MS);

export function TokenForm({ onCreated }: { onCreated: (token: NewToken) => void }) {
  const { send } = useAdminMutation(createTokenMutation, {
    refetchQueries: 'active',
    // The secret does not stay in the cache.
    fetchPolicy: 'no-cache',
  });
  return (
    <Section title={texts.create}>
      <AdminForm
        fields={{ name: '', scopes: '', days: 'never' }}
        blank={{ scopes: texts.noScope }}
        submit={texts.submit}
        isEmptied
        send={({ name, scopes, days }) =>
          send({ input: { name, scopes: chosenOf(scopes), expiresAt: expiryOf(days) } })
        }
        onDone={({ secret }, { name }) => {
          if (secret) onCreated({ name, secret });
        }}
      >
        {(field) => (
          <>
            <Field
              {...field('name')}
              label={texts.name}
              hint={texts.nameHint}
              autoComplete="off"
              maxLength={200}
              required
            />
            <ChoiceGroups {...field('scopes')} label={texts.scopesLabel} groups={scopeGroups} />
            <SelectField {...field('days')} label={texts.expiry}>
              <option value="never">{texts.expiries.never}</option>
              <option value="30">{texts.expiries[30]}</option>
              <option value="90">{texts.expiries[90]}</option>
              <option value="365">{texts.expiries[365]}</option>
            </SelectField>
          </>
        )}
      </AdminForm>
    </Section>
  );
}
