import { useState } from 'react';

import { frEditing } from '../../text/admin/editing.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { sortErrors } from '../../ui/form/sortErrors.ts';
import { useForm, type FormErrors } from '../../ui/form/useForm.ts';

type Texts<Name extends string> = Record<Name, string>;

/** Holds what is typed beside what the shop had when it was typed. */
export type Edited<Name extends string, Base> = { base: Base; values: Texts<Name> };

/** `latest` is what the shop has after the change, or with a conflict now; null if it was refused. */
export type Saved<Base> = {
  latest: Base | null;
  userErrors: readonly { field?: string | null; message: string }[];
};

type Options<Name extends string, Base extends { version: number }> = {
  latest: Base;
  textsOf: (base: Base) => Texts<Name>;
  /** A draft that was left unsaved. */
  earlier?: Edited<Name, Base> | undefined;
  /**
   * Whether the fields mean something together only, as those of an address: then any change by others is
   * shown before it is saved. Otherwise changes of different fields are joined in silence.
   */
  isWhole?: boolean;
  /** Stands above the buttons after a conflict, in place of the server's message. */
  conflict?: string;
  findProblems?: (values: Texts<Name>) => FormErrors<Name>;
  /** Undefined once a toast has said why there is no response. */
  send: (base: Base, values: Texts<Name>) => Promise<Saved<Base> | undefined>;
  /** The field that an error is about. */
  nameOf: (error: { field?: string | null }) => Name | undefined;
  onRefused?: (errors: FormErrors<Name>) => void;
  onSaved: (latest: Base) => void;
};

/**
 * A form whose record others may change meanwhile. It sends the version that its values were typed on,
 * whatever is known since; after a conflict their values stand under the fields, and saving again
 * replaces them.
 */
export function useVersionedForm<Name extends string, Base extends { version: number }>({
  latest,
  textsOf,
  earlier,
  isWhole = false,
  conflict,
  findProblems,
  send,
  nameOf,
  onRefused,
  onSaved,
}: Options<Name, Base>) {
  const [base, setBase] = useState(earlier?.base ?? latest);
  const { ref, values, setValues, field, refuse } = useForm(earlier?.values ?? textsOf(latest));
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  // The keys of its own record.
  const names = Object.keys(values) as Name[];
  const stored = textsOf(base);
  const isDirty = names.some((name) => values[name] !== stored[name]);

  const follow = (newer: Base) => {
    setBase(newer);
    setValues(textsOf(newer));
  };
  // A newer version waits until what was typed is saved or discarded.
  if (!isDirty && !isSaving && latest.version > base.version) follow(latest);

  const show = (errors: FormErrors<Name>) => {
    refuse(errors);
    onRefused?.(errors);
  };
  const discard = () => {
    follow(latest.version > base.version ? latest : base);
    refuse({});
    setProblem(null);
  };

  const sendOnTop = async (from: Base, typed: Texts<Name>): Promise<void> => {
    const reply = await send(from, typed);
    if (!reply) return;
    const wrong = sortErrors(reply.userErrors, nameOf);
    if (!reply.latest) {
      show(wrong.fields);
      setProblem(wrong.problem);
      return;
    }
    const newer = reply.latest;
    const [before, now] = [textsOf(from), textsOf(newer)];
    const isConflict = reply.userErrors.length > 0;
    const start = isConflict ? before : typed;
    setBase(newer);
    // What was typed while it was sent stays.
    setValues((current) => withTyped(start, current, now));
    if (!isConflict) {
      refuse({});
      onSaved(newer);
      return;
    }
    const theirs = names.filter((name) => now[name] !== before[name]);
    const both = theirs.filter((name) => typed[name] !== before[name] && typed[name] !== now[name]);
    if (both.length === 0 && !(isWhole && theirs.length > 0)) {
      await sendOnTop(newer, withTyped(before, typed, now));
      return;
    }
    const notes: FormErrors<Name> = {};
    for (const name of both) notes[name] = frEditing.theirs(now[name]);
    show(notes);
    setProblem(conflict ?? reply.userErrors.map(({ message }) => message).join(' '));
  };

  const save = async () => {
    setProblem(null);
    if (!isDirty) {
      toast.success(frEditing.nothingToSave);
      return;
    }
    const problems = findProblems?.(values) ?? {};
    if (Object.keys(problems).length > 0) {
      show(problems);
      return;
    }
    setIsSaving(true);
    await sendOnTop(base, values);
    setIsSaving(false);
  };

  return { ref, base, values, field, problem, isDirty, isSaving, save, discard };
}

/** Puts what was typed since `before` on top of what was stored since. */
function withTyped<Name extends string>(
  before: Texts<Name>,
  typed: Texts<Name>,
  latest: Texts<Name>,
): Texts<Name> {
  const merged = { ...latest };
  // The keys of its own record.
  for (const name of Object.keys(typed) as Name[]) {
    if (typed[name] !== before[name]) merged[name] = typed[name];
  }
  return merged;
}
