import { useState } from 'react';

import { uiTexts } from '../../text/ui.fr.ts';
import { sortErrors } from './sortErrors.ts';
import { useForm, type FormErrors } from './useForm.ts';

type UserErrors = readonly { field?: string | null; message: string }[];

/** Returns a note for each blank field: its own of `notes`, or that of all. */
export function blankNotes<Name extends string>(
  values: Record<Name, string>,
  notes: FormErrors<Name> = {},
) {
  const blank: FormErrors<Name> = {};
  for (const name in values) {
    if (values[name].trim() === '') blank[name] = notes[name] ?? uiTexts.ui.blankField;
  }
  return blank;
}

/**
 * A form that is sent unless `findNotes` has a note for a field. `problem` is for errors that belong to no
 * field.
 */
export function useSentForm<Name extends string>(
  initial: Record<Name, string>,
  findNotes: (values: Record<Name, string>) => FormErrors<Name> = blankNotes,
) {
  const { ref, values, setValues, field, change, refuse } = useForm(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  /** Shows the notes, and returns whether there is none. */
  const check = () => {
    setProblem(null);
    const notes = findNotes(values);
    const isFine = Object.keys(notes).length === 0;
    if (!isFine) refuse(notes);
    return isFine;
  };

  /** Shows the server's errors, and returns those that belong to no field. */
  const show = (userErrors: UserErrors) => {
    // The keys of a form's own record.
    const names = Object.keys(initial) as Name[];
    const errors = sortErrors(userErrors, ({ field: at }) => names.find((name) => name === at));
    refuse(errors.fields);
    setProblem(errors.problem);
    return errors.others;
  };

  /** Shows the reply's errors, and resolves to the reply if there are none. */
  const send = async <R extends { userErrors: UserErrors }>(
    request: () => Promise<R | undefined>,
  ) => {
    if (!check()) return undefined;
    setIsSending(true);
    const reply = await request();
    setIsSending(false);
    if (!reply) return undefined;
    show(reply.userErrors);
    return reply.userErrors.length === 0 ? reply : undefined;
  };

  const clear = () => setValues(initial);
  return {
    ref,
    values,
    setValues,
    field,
    change,
    refuse,
    check,
    show,
    send,
    problem,
    isSending,
    clear,
  };
}
