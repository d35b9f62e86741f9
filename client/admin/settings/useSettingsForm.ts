import { useState } from 'react';

import { frSettings as texts } from '../../text/admin/settings.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { createDrafts } from '../form/drafts.ts';
import { useVersionedForm, type Edited } from '../form/useVersionedForm.ts';
import { updateSettingsMutation, type Settings } from './settingsQuery.ts';
import {
  emailLines,
  inputOf,
  nameIn,
  textsOf,
  type SettingName,
  type SettingTexts,
} from './settingsTexts.ts';

const page = 'settings';
const drafts = createDrafts<Edited<SettingName, Settings>>(() => texts.remembered);

export function useSettingsForm(settings: Settings) {
  const [earlier] = useState(() => drafts.find(page));
  const { send } = useAdminMutation(updateSettingsMutation);
  const { base, ...form } = useVersionedForm<SettingName, Settings>({
    latest: settings,
    textsOf,
    earlier,
    conflict: texts.conflict,
    async send(from, typed) {
      const reply = await send({ input: inputOf(from, typed), version: from.version });
      return (
        reply && {
          latest: reply.settings,
          userErrors: reply.userErrors.map((error) => withEmail(typed, error)),
        }
      );
    },
    nameOf: ({ field }) => nameIn(field),
    onSaved: () => toast.success(texts.saved),
  });
  const { isDirty, values } = form;
  const forget = drafts.useRememberOnLeave(page, isDirty ? { base, values } : null);
  return { ...form, forget };
}

type UserError = { field?: string | null; message: string };

/** Names the address in the sentence of an error such as `orderEmails.1`. */
function withEmail(typed: SettingTexts, { field = null, message }: UserError): UserError {
  const email = emailLines(typed.orderEmails)[Number(field?.split('.')[1])];
  return { field, message: email === undefined ? message : texts.orders.wrong(email, message) };
}
