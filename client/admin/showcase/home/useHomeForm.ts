import { graphql } from '../../../generated/admin/index.ts';
import { frShowcase } from '../../../text/admin/products/showcase.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { createDrafts } from '../../form/drafts.ts';
import { useShownLanguage } from '../../form/LanguageTabs.tsx';
import { useDetailForm, type Edited } from '../../form/useDetailForm.ts';
import { fieldOf, inputOf, valuesOf, type EditedHome, type HomeValues } from './homeTexts.ts';

const saveHomeMutation = graphql(`
  mutation AdminSaveHome($input: HomeInput!, $version: Int!) {
    payload: saveHome(input: $input, expectedVersion: $version) {
      home {
        ...EditedHome
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const { home: texts } = frShowcase;

const drafts = createDrafts<Edited<HomeValues, EditedHome>>(() => texts.remembered);

export type HomeEditor = ReturnType<typeof useHomeForm>;

export function useHomeForm(home: EditedHome) {
  const shown = useShownLanguage((language, name) => name.endsWith(language));
  const { send } = useAdminMutation(saveHomeMutation);
  const form = useDetailForm<HomeValues, EditedHome>({
    page: 'home',
    drafts,
    latest: home,
    valuesOf,
    async send({ version }, typed) {
      const reply = await send({ input: inputOf(typed), version });
      return reply && { latest: reply.home ?? null, userErrors: reply.userErrors };
    },
    pathOf: fieldOf,
    onRefused: shown.showFirst,
    onSaved: () => toast.success(texts.saved),
  });
  return { ...form, shown };
}
