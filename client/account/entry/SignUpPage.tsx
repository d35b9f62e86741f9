import { Link } from 'react-router-dom';

import { typedSignUpForm } from '#shared/forms/account.ts';
import { paths } from '#shared/paths.ts';
import { accountTexts } from '../account.fr.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { graphql } from '../../generated/shop/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmailField, Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { accountSentences, showRefusals } from '../refusals.ts';
import { useOpenSession } from './useOpenSession.ts';

const { title, text, privacy, logInPrompt, logIn, passwordHint } = accountTexts.signUp;
const others = [{ prompt: logInPrompt, to: paths.logIn(), name: logIn }];

export function SignUpPage() {
  return (
    <EntryFrame
      title={title}
      text={
        <>
          <span>{`${text} `}</span>
          <Link to={paths.privacy()}>{privacy}</Link>
        </>
      }
      others={others}
      fields={5}
      hint={passwordHint}
      buttons={1}
    >
      <SignUpForm />
    </EntryFrame>
  );
}

/** Opens an account and its first session. */
const signUpMutation = graphql(`
  mutation SignUp($input: SignUpInput!) {
    payload: signUp(input: $input) {
      ...OpenedSession_payload
    }
  }
`);

const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };
const names = ['firstName', 'lastName', 'email', 'password', 'confirmPassword'] as const;

function SignUpForm() {
  const { ref, values, field, refuse, check } = useCheckedForm(
    typedSignUpForm,
    empty,
    accountSentences,
  );
  const { open, isOpening } = useOpenSession(signUpMutation, accountTexts.signUp);
  const { fields, signUp: texts } = accountTexts;

  const submit = async () => {
    const problems = check();
    if (problems.some(({ code }) => code === 'REQUIRED')) {
      toast.warning(texts.blank);
    } else if (problems.some(({ reason }) => reason === 'PASSWORDS_DIFFER')) {
      toast.warning(texts.passwordsDiffer);
    }
    if (problems.length > 0) return;
    const { confirmPassword: _confirmed, ...input } = values;
    refuse(showRefusals(await open({ input }), names));
  };

  return (
    <Form ref={ref} className="entry-page__form stack-4" isBusy={isOpening} onSubmit={submit}>
      <Field {...field('firstName')} label={fields.firstName} autoComplete="given-name" required />
      <Field {...field('lastName')} label={fields.lastName} autoComplete="family-name" required />
      <EmailField {...field('email')} label={fields.email} autoComplete="username" required />
      <PasswordField
        {...field('password')}
        label={fields.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field('confirmPassword')}
        label={fields.confirmPassword}
        autoComplete="new-password"
        required
      />
      <div className="entry-page__buttons stack-3">
        <Button type="submit" isWide disabled={isOpening}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}
