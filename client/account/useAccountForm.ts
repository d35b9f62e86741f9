import { useState } from 'react';

import { shopTexts } from '../text/shop.fr.ts';
import { accountTexts } from './account.fr.ts';
import { sortErrors } from '../ui/form/sortErrors.ts';
import { blankFields, noteUnder, useForm } from '../ui/form/useForm.ts';

type Reply = { userErrors: readonly { field?: string | null; message: string }[] };

/**
 * A form of the account, all of whose fields are required. `send` passes the values on unless a field is
 * blank or the two passwords differ; it shows the reply's errors, and resolves to the reply if there are
 * none. `problem` is for those that belong to no field.
 */
export function useAccountForm<Name extends string>(empty: Record<Name, string>) {
  const { ref, values, setValues, field, refuse } = useForm(empty);
  const [problem, setProblem] = useState<string | null>(null);
  // The keys of a form's own record.
  const names = Object.keys(empty) as Name[];

  const send = async <R extends Reply>(
    request: () => Promise<R | undefined>,
    passwords?: { first: Name; second: Name },
  ) => {
    setProblem(null);
    const blank = blankFields(values, names);
    if (blank.length > 0) {
      refuse(noteUnder(blank, shopTexts.ui.blankField));
      return undefined;
    }
    if (passwords && values[passwords.first] !== values[passwords.second]) {
      refuse(noteUnder([passwords.second], accountTexts.notes.passwordsDiffer));
      return undefined;
    }
    const reply = await request();
    if (!reply) return undefined;
    const errors = sortErrors(reply.userErrors, ({ field: at }) =>
      names.find((name) => name === at),
    );
    refuse(errors.fields);
    setProblem(errors.problem);
    return reply.userErrors.length === 0 ? reply : undefined;
  };

  const clear = () => setValues(empty);
  return { ref, values, field, send, problem, clear };
}
