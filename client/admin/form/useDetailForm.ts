import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { get, useForm, useWatch, type FieldPathByValue } from 'react-hook-form';

import { frEditing } from '../../text/admin/editing.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { sortErrors } from '../../ui/form/sortErrors.ts';
import { useDraft, type Drafts } from './drafts.ts';
import { useFocusFirstProblem } from './useFocusFirstProblem.ts';

/** Sentences by the path of their field, such as `variants.2.sku`. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** A record of the shop; null for one that is not stored yet. */
type Stored = { version: number } | null;

/** Holds what is typed beside what the shop had when it was typed. */
export type Edited<Values, Base> = { base: Base; values: Values };

/** `latest` is what the shop has after the change, or with a conflict now; null if it was refused. */
export type Saved<Values, Base> = {
  latest: Base | null;
  userErrors: readonly { field?: string | null; message: string }[];
  /** The values that were saved, where others were refused: `userErrors` are about these. */
  stored?: Values;
};

type FormValues = Record<string, unknown>;

type Options<Values extends FormValues, Base extends Stored> = {
  /** The record's name among the drafts. */
  page: string;
  drafts: Drafts<Edited<Values, Base>>;
  latest: Base;
  valuesOf: (base: Base) => Values;
  findProblems?: (values: Values) => Problems;
  /** Undefined once a toast has said why there is no response. */
  send: (base: Base, values: Values) => Promise<Saved<Values, Base> | undefined>;
  /** The path in the values of the field that an error names, where it is another one. */
  pathOf?: (field: string, typed: Values) => string;
  onRefused?: (problems: Problems) => void;
  onSaved: (latest: Base) => void;
  /** Puts what was typed since `before` on top of `latest`; field by field without it. */
  rebase?: (before: Values, typed: Values, latest: Base) => Values;
  /**
   * Whether the fields mean something together only, as those of an address: then any change by others is
   * shown before it is saved. Otherwise changes of different fields are joined in silence.
   */
  isWhole?: boolean;
  /** Stands above the buttons after a conflict, in place of the server's message. */
  conflict?: string;
  /**
   * Whether changes by others need a choice by `theirs` and `resolve`. Without it their values stand under
   * the fields, and saving again replaces them.
   */
  needsChoice?: (base: Base, typed: Values, latest: Base) => boolean;
};

/**
 * The form of a record that others may change meanwhile. It sends the version that its values were typed
 * on, whatever is known since. What is typed waits for the return to a page that was left by Back.
 */
export function useDetailForm<Values extends FormValues, Base extends Stored>({
  page,
  drafts,
  latest,
  valuesOf,
  findProblems,
  send,
  pathOf = (field) => field,
  onRefused,
  onSaved,
  rebase = (before, typed, newer) => withTyped(before, typed, valuesOf(newer)),
  isWhole = false,
  conflict,
  needsChoice,
}: Options<Values, Base>) {
  const ref = useRef<HTMLFormElement>(null);
  const focusFirstProblem = useFocusFirstProblem(ref);
  const [earlier] = useState(() => drafts.find(page));
  const [base, setBase] = useState(earlier ? earlier.base : latest);
  const [theirs, setTheirs] = useState<Base | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const form = useForm<FormValues>({ defaultValues: earlier?.values ?? valuesOf(base) });
  // The form holds nothing but what `valuesOf` and `change` gave it.
  const currentValues = () => form.getValues() as Values;
  const values = useWatch({ control: form.control }) as Values;
  const isDirty = changedNames(valuesOf(base), values).length > 0;
  const errorOf = (path: string) => form.getFieldState(path, form.formState).error?.message;
  const forget = useDraft(drafts, page, isDirty ? { base, values } : null);

  const isNewer = versionOf(latest) > versionOf(base);
  // A newer version waits until what was typed is saved or discarded.
  const isFollowed = isNewer ? !isDirty : versionOf(latest) === versionOf(base);
  if (latest !== base && isFollowed && !isSaving) setBase(latest);
  /** The record that the form's values lie on. */
  const applied = useRef(base);
  const put = (newBase: Base, newValues: Values) => {
    applied.current = newBase;
    setBase(newBase);
    form.reset(newValues, { keepErrors: true });
  };
  const applyBase = useEffectEvent((newBase: Base) => {
    const before = valuesOf(applied.current);
    applied.current = newBase;
    form.reset(rebase(before, currentValues(), newBase), { keepErrors: true });
  });
  useEffect(() => {
    if (applied.current !== base) applyBase(base);
  }, [base]);

  const show = (problems: Problems, whole: string | null) => {
    form.clearErrors();
    const found = Object.entries(problems);
    for (const [path, message] of found) form.setError(path, { message: message ?? '' });
    setProblem(whole);
    if (found.length === 0) return;
    onRefused?.(problems);
    focusFirstProblem();
  };

  const set = (path: string, value: unknown) => {
    form.setValue(path, value);
    form.clearErrors(path);
  };

  const sendOnTop = async (from: Base, typed: Values): Promise<void> => {
    const reply = await send(from, typed);
    if (!reply) return;
    // Texts, numbers and ticks alone have fields: a problem of a whole list stands above the buttons.
    const wrong = sortErrors(reply.userErrors, ({ field }) => {
      const path = pathOf(field ?? '', typed);
      return ['string', 'number', 'boolean'].includes(typeof get(typed, path)) ? path : undefined;
    });
    if (!reply.latest) {
      show(wrong.fields, wrong.problem);
      return;
    }
    const newer = reply.latest;
    const before = valuesOf(from);
    const isConflict = reply.userErrors.length > 0 && !reply.stored;
    if (isConflict && needsChoice?.(from, typed, newer)) {
      setTheirs(newer);
      return;
    }
    // The form still has what was typed while it was sent.
    const start = isConflict ? before : (reply.stored ?? typed);
    put(newer, rebase(start, currentValues(), newer));
    if (!isConflict) {
      show(wrong.fields, wrong.problem);
      if (reply.userErrors.length === 0) onSaved(newer);
      return;
    }
    const now = valuesOf(newer);
    const others = changedNames(before, now);
    const both = changedNames(before, typed).filter(
      (name) => others.includes(name) && changedNames(typed, now).includes(name),
    );
    if (needsChoice || (both.length === 0 && !(isWhole && others.length > 0))) {
      await sendOnTop(newer, rebase(before, typed, newer));
      return;
    }
    const notes = both.flatMap((name) => {
      const text = now[name];
      return typeof text === 'string' ? [[name, frEditing.theirs(text)]] : [];
    });
    show(
      Object.fromEntries(notes),
      conflict ?? reply.userErrors.map(({ message }) => message).join(' '),
    );
  };

  const sendAll = async (from: Base, typed: Values) => {
    setIsSaving(true);
    await sendOnTop(from, typed);
    setIsSaving(false);
  };
  const save = async () => {
    if (base && !isDirty) {
      toast.success(frEditing.nothingToSave);
      return;
    }
    const problems = findProblems?.(values) ?? {};
    show(problems, null);
    if (Object.keys(problems).length === 0) await sendAll(base, values);
  };
  const discard = () => {
    form.clearErrors();
    setProblem(null);
    const newest = isNewer ? latest : base;
    put(newest, valuesOf(newest));
  };

  return {
    ref,
    base,
    values,
    /** Changes fields; their problems go. */
    change(update: (current: Values) => Partial<Values>) {
      for (const [name, value] of Object.entries(update(currentValues()))) set(name, value);
    },
    /** The props of a text field, such as `variants.2.sku`. */
    field: (name: FieldPathByValue<Values, string>) => ({
      name,
      // The type of `name` says that it is a text; a row may be shown before it is there.
      value: get(values, name, '') as string,
      error: errorOf(name),
      onChange: ({ target: { value } }: { target: { value: string } }) => set(name, value),
    }),
    errorOf,
    /** The fields with something wrong. */
    wrongNames: Object.keys(form.formState.errors),
    /** Says what is wrong that has no field. */
    problem,
    isDirty,
    /** Whether a newer version waits, which saving shows. */
    isOutdated: isDirty && !isSaving && isNewer,
    isSaving,
    save,
    discard,
    /** For who leaves without what was typed. */
    forget,
    /** The version of others that needs a choice. */
    theirs,
    /** Saves what was chosen between `theirs` and what was typed; null goes back to the form. */
    async resolve(chosen: Values | null) {
      setTheirs(null);
      if (!theirs || !chosen) return;
      put(theirs, chosen);
      await sendAll(theirs, chosen);
    },
    /** Lays what is typed on the next version, a change that this page made by itself. */
    follow(next: Base) {
      const { current } = applied;
      if (versionOf(next) === versionOf(current) + 1) {
        put(next, rebase(valuesOf(current), currentValues(), next));
      }
    },
  };
}

const versionOf = (base: Stored) => base?.version ?? 0;

/** The fields that two records of values differ in. */
export function changedNames<Values extends FormValues>(before: Values, after: Values) {
  // The keys of its own values.
  const names = Object.keys(after) as (keyof Values & string)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/** Puts what was typed since `before` on top of what was stored since. */
function withTyped<Values extends FormValues>(
  before: Values,
  typed: Values,
  latest: Values,
): Values {
  const merged = { ...latest };
  for (const name of changedNames(before, typed)) Object.assign(merged, { [name]: typed[name] });
  return merged;
}
