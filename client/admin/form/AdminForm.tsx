import type { ReactNode } from 'react';

import { Button, type ButtonVariant } from '../../ui/button/Button.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { blankNotes, useSentForm } from '../../ui/form/useSentForm.ts';
import type { FormErrors, useForm } from '../../ui/form/useForm.ts';
import type { Reply } from '../../apollo/usePayload.ts';

type Props<Name extends string, R extends Reply> = {
  /** The required fields, as they begin. */
  fields: Record<Name, string>;
  /** The note under a field that is left blank, where it is another one. */
  blank?: FormErrors<Name>;
  submit: string;
  variant?: ButtonVariant;
  isWide?: boolean;
  send: (values: Record<Name, string>) => Promise<R | undefined>;
  onDone: (reply: R, values: Record<Name, string>) => void;
  /** It is empty again once it was accepted. */
  isEmptied?: boolean;
  /** Another way to the same result, shown below the button. */
  other?: { isBusy: boolean; problem: string | null; button: (isBusy: boolean) => ReactNode };
  children: (field: ReturnType<typeof useForm<Name>>['field']) => ReactNode;
};

/**
 * A small form. Errors of the reply stand under their fields, and above the button where they have
 * none.
 */
export function AdminForm<Name extends string, R extends Reply>({
  fields,
  blank,
  submit,
  variant = 'primary',
  isWide = false,
  send,
  onDone,
  isEmptied = false,
  other,
  children,
}: Props<Name, R>) {
  const { ref, values, field, problem, isSending, clear, ...form } = useSentForm(fields, (typed) =>
    blankNotes(typed, blank),
  );
  const isBusy = isSending || other?.isBusy === true;

  const submitForm = async () => {
    const reply = await form.send(() => send(values));
    if (!reply) return;
    if (isEmptied) clear();
    onDone(reply, values);
  };

  const button = (
    <Button type="submit" variant={variant} isWide={isWide} disabled={isBusy}>
      {submit}
    </Button>
  );
  return (
    <Form ref={ref} className="admin-form" isBusy={isBusy} onSubmit={submitForm}>
      {children(field)}
      <FormProblem text={other?.problem ?? problem} />
      {isWide ? button : <div>{button}</div>}
      {other?.button(isBusy)}
    </Form>
  );
}
