import type { CategoryInput } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frCategories as texts } from '../../text/admin/products/categories.fr.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { createDrafts } from '../form/drafts.ts';
import { useShownLanguage } from '../form/LanguageTabs.tsx';
import type { Edited } from '../form/useDetailForm.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import {
  fieldOf,
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
      record: category {
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
  const shown = useShownLanguage((language, name) => name.endsWith(language));
  const form = useRecordForm<CategoryValues, Category, CategoryInput>({
    drafts,
    latest: category ?? newCategory,
    valuesOf: textsOf,
    findProblems,
    inputOf,
    send: useAdminMutation(saveCategoryMutation).send,
    pathOf: fieldOf,
    onRefused: shown.showFirst,
    saved: texts.saved,
    pathTo: adminPaths.category,
  });
  return { ...form, shown };
}
