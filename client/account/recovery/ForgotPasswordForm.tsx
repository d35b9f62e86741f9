import { accountTexts } from '../account.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmailField } from '../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import { useRequestPasswordReset } from './useRequestPasswordReset.ts';

type Props = { onSent: (email: string) => void };

export function ForgotPasswordForm({ onSent }: Props) {
  const { ref, values, field, send, problem } = useAccountForm({ email: '' }, ['email']);
  const { requestReset, isSending } = useRequestPasswordReset();
  const submit = async () => {
    if (await send(() => requestReset(values.email))) onSent(values.email.trim());
  };
  return (
    <Form ref={ref} className="entry-page__form" isBusy={isSending} onSubmit={submit}>
      <EmailField
        {...field('email')}
        label={accountTexts.fields.email}
        autoComplete="username"
        required
      />
      <FormProblem text={problem} />
      <div className="entry-page__buttons">
        <Button type="submit" isWide disabled={isSending}>
          {accountTexts.forgotPassword.submit}
        </Button>
      </div>
    </Form>
  );
}
