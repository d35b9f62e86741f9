import { passkeyTexts } from '../../text/passkeys.fr.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { blankFields, noteUnder, useForm } from '../../ui/form/useForm.ts';
import { useAddPasskey } from './useAddPasskey.ts';

type Props = {
  /** Proposed as the name. */
  device: string | null | undefined;
  onClose: () => void;
};

const MAX_NAME = 40;

export function AddPasskey({ device, onClose }: Props) {
  const { form: texts } = passkeyTexts;
  const { ref, values, field, refuse } = useForm({
    name: device ?? texts.defaultName,
    password: '',
  });
  const { addPasskey, isAdding } = useAddPasskey(onClose);

  const submit = async () => {
    const blank = blankFields(values, ['name', 'password']);
    const notes =
      blank.length > 0 ? noteUnder(blank, shopTexts.ui.blankField) : await addPasskey(values);
    if (notes) refuse(notes);
  };

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p className="account-text">{texts.text}</p>
      <Form ref={ref} className="stack-4" isBusy={isAdding} onSubmit={submit}>
        <Field
          {...field('name')}
          label={texts.name}
          hint={texts.nameHint}
          maxLength={MAX_NAME}
          autoComplete="off"
          required
        />
        <PasswordField
          {...field('password')}
          label={texts.password}
          autoComplete="current-password"
          required
        />
        <Button type="submit" isWide disabled={isAdding}>
          {texts.submit}
        </Button>
      </Form>
    </Dialog>
  );
}
