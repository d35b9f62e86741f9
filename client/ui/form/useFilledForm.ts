import { useState } from 'react';

import { uiTexts } from '../../text/ui.fr.ts';
import { sortErrors } from './sortErrors.ts';
import { blankFields, noteUnder, useForm, type FormErrors } from './useForm.ts';

type Reply = { userErrors: readonly { field?: string | null; message: string }[] };

/**
 * A form all of whose fields are required; `blank` has the notes under those that need another one.
 * `send` makes the request unless a field is blank or `wrong`; it shows the reply's errors, and resolves
 * to the reply if there are none. `problem` is for those that belong to no field.
 */
export function useFilledForm<Name extends string>(
  empty: Record<Name, string>,
  blank: FormErrors<Name> = {},
) {
  const { ref, values, setValues, field, refuse } = useForm(empty);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  // The keys of a form's own record.
  const names = Object.keys(empty) as Name[];

  const send = async <R extends Reply>(
    request: () => Promise<R | undefined>,
    wrong: FormErrors<Name> | null = null,
  ) => {
    setProblem(null);
    const missing = blankFields(values, names);
    if (missing.length > 0) {
      const notes = noteUnder(missing, uiTexts.ui.blankField);
      for (const name of missing) notes[name] = blank[name] ?? notes[name];
      refuse(notes);
      return undefined;
    }
    if (wrong) {
      refuse(wrong);
      return undefined;
    }
    setIsSending(true);
    const reply = await request();
    setIsSending(false);
    if (!reply) return undefined;
    const errors = sortErrors(reply.userErrors, ({ field: at }) =>
      names.find((name) => name === at),
    );
    refuse(errors.fields);
    setProblem(errors.problem);
    return reply.userErrors.length === 0 ? reply : undefined;
  };

  const clear = () => setValues(empty);
  return { ref, values, field, send, problem, isSending, clear };
}
