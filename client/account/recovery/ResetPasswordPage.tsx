import { useState } from 'react';

import { paths, tokenParameter } from '#shared/paths.ts';
import { accountTexts } from '../account.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EntryFrame } from '../entry/EntryFrame.tsx';
import { Outcome, UnusableLink } from '../Outcome.tsx';
import { useLinkToken } from '../../page/links.tsx';
import { closeSession, readSession } from '../../apollo/session.ts';
import { usePayload } from '../../apollo/usePayload.ts';
import { enter } from '../entry/openedSession.ts';
import { graphql } from '../../generated/shop/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { typedPasswordForm } from '#shared/forms/account.ts';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { accountSentences } from '../refusals.ts';

const texts = accountTexts.resetPassword;

const unusable = (
  <UnusableLink text={texts.unusable} to={paths.forgotPassword()} name={texts.newLink} />
);
const done = (
  <Outcome title={texts.doneTitle} text={texts.done}>
    <ButtonLink to={paths.catalog()}>{texts.toShop}</ButtonLink>
    <ButtonLink variant="secondary" to={paths.security()}>
      {texts.toSecurity}
    </ButtonLink>
  </Outcome>
);

export function ResetPasswordPage() {
  const token = useLinkToken(tokenParameter);
  const [outcome, setOutcome] = useState(token === null ? unusable : null);
  return (
    <EntryFrame
      title={texts.title}
      text={texts.text}
      others={[]}
      fields={2}
      hint={accountTexts.signUp.passwordHint}
      buttons={1}
      outcome={outcome}
    >
      <ResetPasswordForm
        token={token ?? ''}
        onDone={() => setOutcome(done)}
        onUnusable={() => setOutcome(unusable)}
      />
    </EntryFrame>
  );
}

const resetPasswordMutation = graphql(`
  mutation ResetPassword($token: String!, $password: String!) {
    payload: resetPassword(token: $token, password: $password) {
      ...OpenedSession_payload
    }
  }
`);

const empty = { password: '', confirmPassword: '' };

type Props = { token: string; onDone: () => void; onUnusable: () => void };

/** Sets the new password and opens a session in place of the one that this browser may have. */
function ResetPasswordForm({ token, onDone, onUnusable }: Props) {
  const { ref, values, field, send, problem, isSending } = useCheckedForm(
    typedPasswordForm,
    empty,
    accountSentences,
  );
  const { send: reset, client } = usePayload(resetPasswordMutation);

  const submit = async () => {
    const payload = await send(async () => {
      const reply = await reset({ token, password: values.password });
      const isUnusable = reply?.userErrors.some(({ code }) => code === 'INVALID_TOKEN');
      if (!isUnusable) return reply;
      onUnusable();
      return undefined;
    });
    if (!payload) return;
    if (readSession()) await closeSession(client);
    enter(client, payload);
    onDone();
  };

  return (
    <Form ref={ref} className="entry-page__form stack-4" isBusy={isSending} onSubmit={submit}>
      <PasswordField
        {...field('password')}
        label={texts.password}
        hint={accountTexts.signUp.passwordHint}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field('confirmPassword')}
        label={texts.confirmPassword}
        autoComplete="new-password"
        required
      />
      <FormProblem text={problem} />
      <div className="entry-page__buttons stack-3">
        <Button type="submit" isWide disabled={isSending}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}
