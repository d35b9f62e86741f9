import type { Reply } from '../../apollo/usePayload.ts';
import { frSettings as texts } from '../../text/admin/settings/settings.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { createDrafts } from '../form/drafts.ts';
import { useDetailForm, type Edited } from '../form/useDetailForm.ts';
import { updateSettingsMutation, type Settings } from './settingsQuery.ts';
import {
  emailLines,
  findWrongNumbers,
  inputOf,
  textsOf,
  type SettingTexts,
} from './settingsTexts.ts';

const drafts = createDrafts<Edited<SettingTexts, Settings>>(() => texts.remembered);

export function useSettingsForm(settings: Settings) {
  const { send } = useAdminMutation(updateSettingsMutation);
  return useDetailForm<SettingTexts, Settings>({
    page: 'settings',
    drafts,
    latest: settings,
    valuesOf: textsOf,
    conflict: texts.conflict,
    findProblems: findWrongNumbers,
    async send(from, typed) {
      const reply = await send({ input: inputOf(from, typed), version: from.version });
      return (
        reply && {
          latest: reply.settings,
          userErrors: reply.userErrors.map((error) => withEmail(typed, error)),
        }
      );
    },
    // An address has its line, such as `orderEmails.1`.
    pathOf: (field) => field.replace(/\.\d+$/, ''),
    onSaved: () => toast.success(texts.saved),
  });
}

type UserError = Reply['userErrors'][number];

/** Names the address in the sentence of an error such as `orderEmails.1`. */
function withEmail(typed: SettingTexts, { field = null, message }: UserError): UserError {
  const email = emailLines(typed.orderEmails)[Number(field?.split('.')[1])];
  return { field, message: email === undefined ? message : texts.orders.wrong(email, message) };
}
