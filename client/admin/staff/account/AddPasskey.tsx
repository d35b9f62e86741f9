import { frPasskeys } from '../../../text/fr.passkeys.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useAdminForm } from '../../page/useAdminForm.ts';
import { useAddPasskey } from './useAddPasskey.ts';

type Props = { device: string | undefined; onClose: () => void };

const MAX_NAME = 40;

const texts = frPasskeys.form;

export function AddPasskey({ device, onClose }: Props) {
  const { ref, values, field, send, problem } = useAdminForm({
    name: device ?? texts.defaultName,
  });
  const { addPasskey, isAdding } = useAddPasskey();

  const submit = async () => {
    if (!(await send(() => addPasskey(values.name)))) return;
    toast.success(texts.done);
    onClose();
  };

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p className="staff-account__note">{texts.text}</p>
      <Form ref={ref} className="staff-account__form" isBusy={isAdding} onSubmit={submit}>
        <Field
          {...field('name')}
          label={texts.name}
          hint={texts.nameHint}
          maxLength={MAX_NAME}
          autoComplete="off"
          required
        />
        <FormProblem text={problem} />
        <Button type="submit" isWide disabled={isAdding}>
          {texts.submit}
        </Button>
      </Form>
    </Dialog>
  );
}
