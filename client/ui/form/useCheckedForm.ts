import type * as z from 'zod/mini';

import { problemsOf, type TypedProblem } from '#shared/forms/form.ts';
import { uiTexts } from '../../text/ui.fr.ts';
import { useSentForm } from './useSentForm.ts';

/** Notes by reason. A problem without one is left to the server, which says it in its own words. */
export type Sentences = Partial<Record<TypedProblem['reason'], string>>;

/**
 * A form that is read with the server's schema before it is sent, which may depend on what was chosen; `sentences` are its notes beside that of
 * blank fields.
 */
export function useCheckedForm<Name extends string>(
  schema: z.ZodMiniType | ((values: Record<Name, string>) => z.ZodMiniType),
  initial: Record<Name, string>,
  sentences: Sentences = {},
) {
  const noteOf = ({ code, reason }: TypedProblem) =>
    code === 'REQUIRED' ? uiTexts.ui.blankField : sentences[reason];
  const findProblems = (values: Record<Name, string>) => {
    const { error } = (typeof schema === 'function' ? schema(values) : schema).safeParse(values);
    return (error ? problemsOf<TypedProblem>(error) : []).filter(noteOf);
  };
  const form = useSentForm(initial, (values) => {
    const notes: Partial<Record<string, string>> = {};
    for (const each of findProblems(values)) notes[each.field] ??= noteOf(each);
    return notes;
  });
  return {
    ...form,
    /** Shows a note under each wrong field, and returns the problems that have one. */
    check() {
      form.check();
      return findProblems(form.values);
    },
  };
}
