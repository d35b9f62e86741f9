import { useState } from 'react';

import { frIntegrations } from '../../../text/fr.admin.integrations.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useAdminForm } from '../../page/useAdminForm.ts';
import { ChoiceGroups } from '../ChoiceGroups.tsx';
import { scopeGroups } from '../choices.ts';
import { useCreateToken, type NewToken } from './useCreateToken.ts';

type Props = { onCreated: (token: NewToken) => void };

const texts = frIntegrations.tokens;
const empty = { name: '' };
const dayMs = 24 * 60 * 60 * 1000;

export function TokenForm({ onCreated }: Props) {
  const { ref, values, field, send, problem, clear } = useAdminForm(empty);
  const [scopes, setScopes] = useState<string[]>([]);
  const [hasNoScope, setHasNoScope] = useState(false);
  const [days, setDays] = useState('');
  const { createToken, isCreating } = useCreateToken();
  const submit = async () => {
    setHasNoScope(scopes.length === 0);
    const expiresAt =
      days === '' ? null : new Date(Date.now() + Number(days) * dayMs).toISOString();
    const reply = await send(async () =>
      scopes.length === 0 ? undefined : createToken({ ...values, scopes, expiresAt }),
    );
    if (typeof reply?.secret !== 'string') return;
    onCreated({ name: values.name, secret: reply.secret });
    clear();
    setScopes([]);
  };
  return (
    <section className="surface admin-section" aria-labelledby="new-token-title">
      <h2 id="new-token-title">{texts.create}</h2>
      <Form ref={ref} className="integrations__form" isBusy={isCreating} onSubmit={submit}>
        <Field
          {...field('name')}
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
          maxLength={200}
          required
        />
        <ChoiceGroups
          label={texts.scopesLabel}
          groups={scopeGroups}
          chosen={scopes}
          error={hasNoScope ? texts.noScope : null}
          onChange={(chosen) => {
            setScopes(chosen);
            setHasNoScope(false);
          }}
        />
        <SelectField
          label={texts.expiry}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        >
          <option value="">{texts.expiries.never}</option>
          <option value="30">{texts.expiries[30]}</option>
          <option value="90">{texts.expiries[90]}</option>
          <option value="365">{texts.expiries[365]}</option>
        </SelectField>
        <FormProblem text={problem} />
        <div>
          <Button type="submit" disabled={isCreating}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </section>
  );
}
