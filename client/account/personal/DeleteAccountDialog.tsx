import { useNavigate } from 'react-router-dom';

import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { closeSession } from '../../apollo/session.ts';
import { usePayload } from '../../apollo/usePayload.ts';
import { graphql } from '../../generated/shop/index.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { useFilledForm } from '../../ui/form/useFilledForm.ts';
import './DeleteAccountDialog.css';
import { accountTexts } from '../account.fr.ts';

const deleteAccountMutation = graphql(`
  mutation DeleteAccount($password: String!) {
    payload: deleteAccount(password: $password) {
      userErrors {
        field
        message
      }
    }
  }
`);

const texts = accountTexts.data.deletion;

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { ref, values, field, send, problem, isSending } = useFilledForm({ password: '' });
  const navigate = useNavigate();
  const { send: request, client } = usePayload(deleteAccountMutation);
  const submit = async () => {
    if (!(await send(() => request(values)))) return;
    // First: the guard of a protected page would redirect to log-in.
    void navigate(paths.home());
    void closeSession(client);
    toast.success(texts.done);
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
      <Form ref={ref} className="delete-account__form stack-4" isBusy={isSending} onSubmit={submit}>
        <PasswordField
          {...field('password')}
          label={texts.password}
          autoComplete="current-password"
          required
        />
        <FormProblem text={problem} />
        <div className="delete-account__buttons row-3">
          <Button variant="secondary" onClick={onClose}>
            {texts.dismiss}
          </Button>
          <Button type="submit" variant="danger" disabled={isSending}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
