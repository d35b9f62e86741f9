import { accountTexts } from '../account.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import './NameForm.css';
import { useUpdateCustomer } from './useUpdateCustomer.ts';

type Props = { firstName: string; lastName: string; onClose: () => void };

export function NameForm({ firstName, lastName, onClose }: Props) {
  const { ref, values, field, send, problem } = useAccountForm({ firstName, lastName }, [
    'firstName',
    'lastName',
  ]);
  const { updateCustomer, isUpdating } = useUpdateCustomer();
  const { title, submit: submitLabel, saved } = accountTexts.name;
  const { fields } = accountTexts;

  const submit = async () => {
    if (!(await send(() => updateCustomer(values)))) return;
    announce(saved);
    onClose();
  };

  return (
    <Dialog title={title} onClose={onClose}>
      <Form ref={ref} className="name-form" isBusy={isUpdating} onSubmit={submit}>
        <Field
          {...field('firstName')}
          label={fields.firstName}
          autoComplete="given-name"
          required
        />
        <Field {...field('lastName')} label={fields.lastName} autoComplete="family-name" required />
        <FormProblem text={problem} />
        <Button type="submit" isWide disabled={isUpdating}>
          {submitLabel}
        </Button>
      </Form>
    </Dialog>
  );
}
