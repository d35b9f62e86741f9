import { frOrder } from '../../order.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import '../../checkout/dialogButtons.css';
import type { OpenedOrder } from '../OrderFrame.tsx';
import './ReturnDialog.css';
import { useRequestReturn } from './useRequestReturn.ts';

// The server's limit for texts of a form.
const maxLength = 200;

type Props = { opened: OpenedOrder; onClose: () => void };

export function ReturnDialog({ opened, onClose }: Props) {
  const { ref, values, field, refuse } = useForm({ reason: '' });
  const { requestReturn, isRequesting } = useRequestReturn(opened);
  const texts = frOrder.return;

  const submit = async () => {
    const problem =
      values.reason.trim() === '' ? texts.blank : await requestReturn(values.reason.trim());
    if (problem) refuse({ reason: problem });
    else onClose();
  };

  return (
    <Dialog title={texts.open} onClose={onClose}>
      <form
        ref={ref}
        className="return-dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRequesting) void submit();
        }}
      >
        <p>{texts.text}</p>
        <Field
          {...field('reason')}
          label={texts.reason}
          maxLength={maxLength}
          autoComplete="off"
          required
        />
        <div className="dialog-buttons">
          <Button type="submit" disabled={isRequesting}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
