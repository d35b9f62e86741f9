import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { LANGUAGES, type Language } from '#shared/language.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frCategories as texts } from '../../text/admin/products/categories.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { createDrafts } from '../form/drafts.ts';
import { useDetailForm, type Edited } from '../form/useDetailForm.ts';
import {
  fieldOf,
  fieldsIn,
  findProblems,
  inputOf,
  newCategory,
  textsOf,
  type Category,
  type CategoryValues,
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

const drafts = createDrafts<Edited<CategoryValues, Category>>(({ values }) =>
  texts.remembered(values.nameFR),
);

/** Null: a new category. */
export function useCategoryForm(category: Category | null) {
  const page = category?.id ?? 'new';
  const navigate = useNavigate();
  const [language, setLanguage] = useState<Language>('FR');
  const { send } = useAdminMutation(saveCategoryMutation);
  const form = useDetailForm<CategoryValues, Category>({
    page,
    drafts,
    latest: category ?? newCategory,
    valuesOf: textsOf,
    findProblems,
    async send(from, typed) {
      const version = category && from.version;
      const reply = await send({ input: inputOf(from, typed), version });
      return reply && { latest: reply.category ?? null, userErrors: reply.userErrors };
    },
    pathOf: fieldOf,
    // A hidden field cannot have the focus.
    onRefused: (problems) =>
      setLanguage(
        LANGUAGES.find((each) => fieldsIn(each).some((name) => problems[name])) ?? language,
      ),
    onSaved({ id }) {
      toast.success(texts.saved);
      if (category) return;
      form.forget();
      void navigate(adminPaths.category(id), { replace: true });
    },
  });
  return { ...form, language, setLanguage };
}
