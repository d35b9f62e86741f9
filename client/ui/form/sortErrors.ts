import type { FormErrors } from './useForm.ts';

type UserError = { field?: string | null | undefined; message: string };

/** Errors of a response by the field that `nameOf` finds; `problem` is of all that belong to none. */
export function sortErrors<E extends UserError, Name extends string>(
  userErrors: readonly E[],
  nameOf: (error: E) => Name | undefined,
) {
  const fields: FormErrors<Name> = {};
  const messages = new Set<string>();
  for (const error of userErrors) {
    const name = nameOf(error);
    if (name === undefined) messages.add(error.message);
    else fields[name] = [fields[name], error.message].filter(Boolean).join(' ');
  }
  const others = [...messages];
  return { fields, others, problem: others.length === 0 ? null : others.join(' ') };
}
