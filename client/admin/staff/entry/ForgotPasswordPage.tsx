import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Link } from 'react-router-dom';

import { frAdmin } from '../../../text/fr.admin.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmailField } from '../../../ui/form/EmailField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { payloadOf } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { useAdminForm } from '../../page/useAdminForm.ts';
import { StaffEntry } from './StaffEntry.tsx';

const requestMutation = graphql(`
  mutation AdminRequestPasswordReset($email: String!) {
    payload: requestPasswordReset(email: $email) {
      userErrors {
        field
        message
      }
    }
  }
`);

const texts = frAdmin.forgot;

export function ForgotPasswordPage() {
  const { ref, values, field, send, problem } = useAdminForm({ email: '' });
  const [request, { loading: isBusy }] = useMutation(requestMutation);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = async () => {
    const reply = await send(() => payloadOf(request({ variables: values })));
    if (reply) setSentTo(values.email);
  };

  return (
    <StaffEntry title={texts.title} text={sentTo === null ? texts.text : ''}>
      {sentTo === null ? (
        <Form ref={ref} className="staff-entry__form" isBusy={isBusy} onSubmit={submit}>
          <EmailField {...field('email')} label={texts.email} autoComplete="username" required />
          <FormProblem text={problem} />
          <Button type="submit" isWide disabled={isBusy}>
            {texts.submit}
          </Button>
        </Form>
      ) : (
        <output>{texts.sent(sentTo)}</output>
      )}
      <Link className="staff-entry__link" to={adminPaths.home()}>
        {texts.logIn}
      </Link>
    </StaffEntry>
  );
}
