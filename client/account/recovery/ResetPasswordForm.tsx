import { accountTexts } from '../account.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import { useResetPassword } from './useResetPassword.ts';

type Props = { token: string; onDone: () => void; onUnusable: () => void };

export function ResetPasswordForm({ token, onDone, onUnusable }: Props) {
  const { ref, values, field, send, problem } = useAccountForm(
    { password: '', confirmPassword: '' },
    ['password', 'confirmPassword'],
  );
  const { resetPassword, isResetting } = useResetPassword();
  const texts = accountTexts.resetPassword;

  const submit = async () => {
    const passwords = { first: 'password', second: 'confirmPassword' } as const;
    const payload = await send(async () => {
      const reply = await resetPassword(token, values.password);
      const isUnusable = reply?.userErrors.some(({ code }) => code === 'INVALID_TOKEN');
      if (!isUnusable) return reply;
      onUnusable();
      return undefined;
    }, passwords);
    if (payload) onDone();
  };

  return (
    <Form ref={ref} className="entry-page__form" isBusy={isResetting} onSubmit={submit}>
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
      <div className="entry-page__buttons">
        <Button type="submit" isWide disabled={isResetting}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}
