import { useState, type ReactNode } from 'react';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import { Button, type ButtonVariant } from '../../ui/button/Button.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { sortErrors } from '../../ui/form/sortErrors.ts';
import { blankFields, useForm, type FormErrors } from '../../ui/form/useForm.ts';
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
  /** Of another way to the same, below the button. */
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
  const { ref, values, setValues, field, refuse } = useForm(fields);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isBusy = isSending || other?.isBusy === true;
  // The keys of a form's own record.
  const names = Object.keys(fields) as Name[];

  const trySending = async () => {
    setProblem(null);
    const errors: FormErrors<Name> = {};
    for (const name of blankFields(values, names)) errors[name] = blank?.[name] ?? frAdmin.blank;
    if (Object.keys(errors).length > 0) {
      refuse(errors);
      return;
    }
    setIsSending(true);
    const reply = await send(values);
    setIsSending(false);
    if (!reply) return;
    const wrong = sortErrors(reply.userErrors, ({ field: at }) =>
      names.find((name) => name === at),
    );
    refuse(wrong.fields);
    setProblem(wrong.problem);
    if (reply.userErrors.length > 0) return;
    if (isEmptied) setValues(fields);
    onDone(reply, values);
  };

  const button = (
    <Button type="submit" variant={variant} isWide={isWide} disabled={isBusy}>
      {submit}
    </Button>
  );
  return (
    <Form ref={ref} className="admin-form" isBusy={isBusy} onSubmit={trySending}>
      {children(field)}
      <FormProblem text={other?.problem ?? problem} />
      {isWide ? button : <div>{button}</div>}
      {other?.button(isBusy)}
    </Form>
  );
}
