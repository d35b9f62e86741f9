import type { FormErrors } from '../ui/form/useForm.ts';

type AccountError = { field?: string | null; message: string };

/** The errors that belong to a field by name, and the sentence of those that belong to none. */
export function sortErrors<Name extends string>(
  errors: readonly AccountError[],
  names: readonly Name[],
) {
  const fields: FormErrors<Name> = {};
  const others: string[] = [];
  for (const { field, message } of errors) {
    const name = names.find((each) => each === field);
    if (name) fields[name] = message;
    else others.push(message);
  }
  return { fields, problem: others.length === 0 ? null : others.join(' ') };
}
