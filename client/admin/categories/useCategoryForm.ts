import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { LANGUAGES, type Language } from '#shared/language.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frCategories as texts } from '../../text/admin/categories.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { createDrafts } from '../form/drafts.ts';
import { useVersionedForm, type Edited } from '../form/useVersionedForm.ts';
import {
  fieldOf,
  fieldsIn,
  findProblems,
  inputOf,
  newCategory,
  textsOf,
  type Category,
  type CategoryField,
} from './categoryTexts.ts';

const saveCategoryMutation = graphql(`
  mutation AdminSaveCategory($input: CategoryInput!, $version: Int) {
    payload: saveCategory(input: $input, expectedVersion: $version) {
      category {
        ...EditedCategory
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const drafts = createDrafts<Edited<CategoryField, Category>>(({ values }) =>
  texts.remembered(values.nameFR),
);

const fields: readonly CategoryField[] = ['imageAlt', ...LANGUAGES.flatMap(fieldsIn)];

/** Null: a new category. */
export function useCategoryForm(category: Category | null) {
  const page = category?.id ?? 'new';
  const navigate = useNavigate();
  const [earlier] = useState(() => drafts.find(page));
  const [language, setLanguage] = useState<Language>('FR');
  const { send } = useAdminMutation(saveCategoryMutation);
  const { base, ...form } = useVersionedForm<CategoryField, Category>({
    latest: category ?? newCategory,
    textsOf,
    earlier,
    findProblems: (values) => findProblems(category, values),
    async send(from, typed) {
      const input = inputOf(from, typed);
      const reply = await send({ input, version: category && from.version });
      return (
        reply && {
          latest: reply.category ?? null,
          userErrors: reply.userErrors.map(({ field, message }) => ({
            field: fieldOf(input, field) ?? null,
            message,
          })),
        }
      );
    },
    nameOf: ({ field }) => fields.find((each) => each === field),
    // A hidden field cannot have the focus.
    onRefused: (errors) =>
      setLanguage(
        LANGUAGES.find((each) => fieldsIn(each).some((name) => errors[name])) ?? language,
      ),
    onSaved({ id }) {
      toast.success(texts.saved);
      if (category) return;
      forget();
      void navigate(adminPaths.category(id), { replace: true });
    },
  });
  const { values, isDirty } = form;
  const forget = drafts.useRememberOnLeave(page, isDirty ? { base, values } : null);
  return { ...form, language, setLanguage, forget };
}
