import { useState } from 'react';
import type * as z from 'zod/mini';

import { problemsOf, type TypedProblem } from '#shared/forms/form.ts';
import { uiTexts } from '../../text/ui.fr.ts';
import { sortErrors } from './sortErrors.ts';
import { useForm, type FormErrors } from './useForm.ts';

/** Notes by reason. A problem without one is left to the server, which says it in its own words. */
export type Sentences = Partial<Record<TypedProblem['reason'], string>>;

type UserErrors = readonly { field?: string | null; message: string }[];

/**
 * A form that is read with the server's schema before it is sent; `sentences` are its notes beside that of
 * blank fields. `problem` is for errors that belong to no field.
 */
export function useCheckedForm<Name extends string>(
  schema: z.ZodMiniType,
  initial: Record<Name, string>,
  sentences: Sentences = {},
) {
  const { ref, values, setValues, field, refuse } = useForm(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  // The keys of a form's own record.
  const names = Object.keys(initial) as Name[];
  const nameOf = ({ field: at }: { field?: string | null | undefined }) =>
    names.find((name) => name === at);
  const noteOf = ({ code, reason }: TypedProblem) =>
    code === 'REQUIRED' ? uiTexts.ui.blankField : sentences[reason];

  /** Shows a note under each wrong field, and returns the problems that have one. */
  const check = () => {
    setProblem(null);
    const { error } = schema.safeParse(values);
    const found = (error ? problemsOf<TypedProblem>(error) : []).filter(noteOf);
    const notes: FormErrors<Name> = {};
    for (const each of found) {
      const name = nameOf(each);
      if (name) notes[name] ??= noteOf(each);
    }
    if (found.length > 0) refuse(notes);
    return found;
  };

  /** Shows the server's errors, and returns those that belong to no field. */
  const show = (userErrors: UserErrors) => {
    const errors = sortErrors(userErrors, nameOf);
    refuse(errors.fields);
    setProblem(errors.problem);
    return errors.others;
  };

  /** Sends the form unless a field is wrong. Shows the reply's errors, and resolves to the reply without any. */
  const send = async <R extends { userErrors: UserErrors }>(
    request: () => Promise<R | undefined>,
  ) => {
    if (check().length > 0) return undefined;
    setIsSending(true);
    const reply = await request();
    setIsSending(false);
    if (!reply) return undefined;
    show(reply.userErrors);
    return reply.userErrors.length === 0 ? reply : undefined;
  };

  const clear = () => setValues(initial);
  return { ref, values, setValues, field, refuse, check, show, send, problem, isSending, clear };
}
