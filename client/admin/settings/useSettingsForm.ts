import { useState } from 'react';

import { frEditing } from '../../text/admin/editing.fr.ts';
import { frSettings as texts } from '../../text/admin/settings.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { sortErrors } from '../../ui/form/sortErrors.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { createDrafts } from '../form/drafts.ts';
import { updateSettingsMutation, type Settings } from './settingsQuery.ts';
import {
  conflictsOf,
  emailLines,
  inputOf,
  isChanged,
  nameIn,
  textsOf,
  withTyped,
  type SettingTexts,
} from './settingsTexts.ts';

type State = { base: Settings; values: SettingTexts };

const page = 'settings';
const drafts = createDrafts<State>(() => texts.remembered);

/** What is typed into the settings, on top of `base`, which is what they were when it was typed. */
export function useSettingsForm(settings: Settings) {
  const [earlier] = useState(() => drafts.find(page));
  const [base, setBase] = useState(earlier?.base ?? settings);
  const { ref, values, setValues, field, refuse } = useForm(earlier?.values ?? textsOf(settings));
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { send } = useAdminMutation(updateSettingsMutation);
  const isDirty = isChanged(base, values);
  const forget = drafts.useRememberOnLeave(page, isDirty ? { base, values } : null);

  const follow = (latest: Settings) => {
    setBase(latest);
    setValues(textsOf(latest));
  };
  // A newer version waits until what was typed is saved or discarded.
  if (!isDirty && !isSaving && settings.version > base.version) follow(settings);

  const discard = () => {
    follow(settings);
    refuse({});
    setProblem(null);
  };

  const sendOnTop = async (from: Settings, typed: SettingTexts): Promise<void> => {
    const reply = await send({ input: inputOf(from, typed), version: from.version });
    if (!reply) return;
    const { settings: latest, userErrors } = reply;
    if (!latest) {
      const named = userErrors.map((error) => withEmail(typed, error));
      const wrong = sortErrors(named, ({ field: at }) => nameIn(at));
      refuse(wrong.fields);
      setProblem(wrong.problem);
      return;
    }
    const [before, now] = [textsOf(from), textsOf(latest)];
    const isConflict = userErrors.length > 0;
    setBase(latest);
    // What was typed while it was sent stays.
    setValues((current) => withTyped(isConflict ? before : typed, current, now));
    if (!isConflict) {
      refuse({});
      toast.success(texts.saved);
      return;
    }
    const conflicts = conflictsOf(before, typed, now);
    if (conflicts.length === 0) {
      await sendOnTop(latest, withTyped(before, typed, now));
      return;
    }
    const notes = conflicts.map((name) => [name, texts.theirs(now[name])] as const);
    refuse(Object.fromEntries(notes));
    setProblem(texts.conflict);
  };

  const save = async () => {
    setProblem(null);
    if (!isDirty) {
      toast.success(frEditing.nothingToSave);
      return;
    }
    setIsSaving(true);
    await sendOnTop(base, values);
    setIsSaving(false);
  };

  return { ref, values, field, problem, isSaving, isDirty, save, discard, forget };
}

type UserError = { field?: string | null; message: string };

/** Such as `orderEmails.1`: the sentence names the address that it is about. */
function withEmail(typed: SettingTexts, { field, message }: UserError): UserError {
  const email = emailLines(typed.orderEmails)[Number(field?.split('.')[1])];
  return { field, message: email === undefined ? message : texts.orders.wrong(email, message) };
}
