import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import './DeleteAccountDialog.css';
import { useDeleteAccount } from './useDeleteAccount.ts';
import { accountTexts } from '../account.fr.ts';

type Props = { onClose: () => void };

const texts = accountTexts.data.deletion;

export function DeleteAccountDialog({ onClose }: Props) {
  const { ref, values, field, send, problem } = useAccountForm({ password: '' }, ['password']);
  const { deleteAccount, isDeleting } = useDeleteAccount();
  const submit = async () => {
    await send(() => deleteAccount(values.password));
  };
  return (
    <Dialog title={texts.dialogTitle} onClose={onClose}>
      <p>{texts.text}</p>
      <h3 className="delete-account__title">{texts.deletedTitle}</h3>
      <ul className="delete-account__list">
        {texts.deleted.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h3 className="delete-account__title">{texts.retainedTitle}</h3>
      <ul className="delete-account__list">
        {texts.retained.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Form ref={ref} className="delete-account__form" isBusy={isDeleting} onSubmit={submit}>
        <PasswordField
          {...field('password')}
          label={texts.password}
          autoComplete="current-password"
          required
        />
        <FormProblem text={problem} />
        <div className="delete-account__buttons">
          <Button variant="secondary" onClick={onClose}>
            {texts.dismiss}
          </Button>
          <Button type="submit" variant="danger" disabled={isDeleting}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
