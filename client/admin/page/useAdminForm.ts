import { useState } from 'react';

import { frAdmin } from '../../text/fr.admin.ts';
import { blankFields, noteUnder, useForm, type FormErrors } from '../../ui/form/useForm.ts';

export type Reply = { userErrors: readonly { field?: string | null; message: string }[] };

/**
 * A form of required fields. `send` passes on unless one is blank, and resolves to the reply if it has
 * no errors; else they are under their fields, and in `problem` where they have none.
 */
export function useAdminForm<Name extends string>(empty: Record<Name, string>) {
  const { ref, values, setValues, field, refuse } = useForm(empty);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async <R extends Reply>(request: () => Promise<R | undefined>) => {
    setProblem(null);
    // The keys of a form's own record.
    const names = Object.keys(empty) as Name[];
    const blank = blankFields(values, names);
    if (blank.length > 0) {
      refuse(noteUnder(blank, frAdmin.logIn.blank));
      return undefined;
    }
    const reply = await request();
    if (!reply) return undefined;
    const errors: FormErrors<Name> = {};
    const others: string[] = [];
    for (const { field: at, message } of reply.userErrors) {
      const name = names.find((each) => each === at);
      if (name) errors[name] = message;
      else others.push(message);
    }
    refuse(errors);
    setProblem(others.length === 0 ? null : others.join(' '));
    return reply.userErrors.length === 0 ? reply : undefined;
  };

  const clear = () => setValues(empty);
  return { ref, values, field, send, problem, clear };
}
