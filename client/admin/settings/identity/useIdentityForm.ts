import type { Reply } from '../../../apollo/usePayload.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frIdentity as texts } from '../../../text/admin/settings/identity.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { createDrafts } from '../../form/drafts.ts';
import { useShownLanguage } from '../../form/LanguageTabs.tsx';
import { useDetailForm, type Edited } from '../../form/useDetailForm.ts';
import {
  fieldsIn,
  findProblems,
  inputOf,
  linkLines,
  pathOf,
  valuesOf,
  type EditedIdentity,
  type IdentityValues,
} from './identityTexts.ts';

const saveIdentityMutation = graphql(`
  mutation AdminSaveIdentity($input: IdentityInput!, $version: Int!) {
    payload: saveIdentity(input: $input, expectedVersion: $version) {
      identity {
        ...EditedIdentity
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const drafts = createDrafts<Edited<IdentityValues, EditedIdentity>>(() => texts.remembered);

export type IdentityEditor = ReturnType<typeof useIdentityForm>;

export function useIdentityForm(identity: EditedIdentity) {
  const shown = useShownLanguage((language, name) =>
    fieldsIn(language).some((each) => each === name),
  );
  const { send } = useAdminMutation(saveIdentityMutation);
  const form = useDetailForm<IdentityValues, EditedIdentity>({
    page: 'identity',
    drafts,
    latest: identity,
    valuesOf,
    conflict: texts.conflict,
    findProblems,
    async send(from, typed) {
      const reply = await send({ input: inputOf(from, typed), version: from.version });
      return (
        reply && {
          latest: reply.identity ?? null,
          userErrors: reply.userErrors.map((error) => withLink(typed, error)),
        }
      );
    },
    pathOf,
    onRefused: shown.showFirst,
    onSaved: () => toast.success(texts.saved),
  });
  return { ...form, shown };
}

type UserError = Reply['userErrors'][number];

/** Names the link in the sentence of an error such as `links.1`. */
function withLink(typed: IdentityValues, { field = null, message }: UserError): UserError {
  const place = /^links\.(\d+)$/.exec(field ?? '')?.[1];
  const link = place === undefined ? undefined : linkLines(typed.links)[Number(place)];
  return { field, message: link === undefined ? message : texts.name.wrongLink(link, message) };
}
