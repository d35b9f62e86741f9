import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { LANGUAGES, type Language } from '../../../server/shared/isomorphic/language.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frCategories as texts } from '../../text/admin/categories.fr.ts';
import { frEditing } from '../../text/admin/editing.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { sortErrors } from '../../ui/form/sortErrors.ts';
import { useForm, type FormErrors } from '../../ui/form/useForm.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { createDrafts } from '../form/drafts.ts';
import {
  findProblems,
  inputOf,
  languageOf,
  namesOf,
  withTyped,
  type Category,
  type CategoryNames,
} from './categoryNames.ts';

const saveCategoryMutation = graphql(`
  mutation AdminSaveCategory($input: CategoryInput!) {
    payload: saveCategory(input: $input) {
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

/** What is typed, on top of what the category was when it was typed; null for a new one. */
type State = { base: Category | null; names: CategoryNames };

const drafts = createDrafts<State>(({ names }) => texts.remembered(names.FR));

export function useCategoryForm(category: Category | null) {
  const page = category?.id ?? 'new';
  const navigate = useNavigate();
  const [before] = useState(
    () => drafts.find(page) ?? { base: category, names: namesOf(category) },
  );
  const [base, setBase] = useState(before.base);
  const { ref, values, setValues, field, refuse } = useForm<Language>(before.names);
  const [language, setLanguage] = useState<Language>('FR');
  const [problem, setProblem] = useState<string | null>(null);
  const { send, isBusy: isSaving } = useAdminMutation(saveCategoryMutation);
  const isDirty = inputOf(base, values) !== null;
  const forget = drafts.useRememberOnLeave(page, isDirty ? { base, names: values } : null);

  const follow = (from: CategoryNames, latest: Category) => {
    setBase(latest);
    setValues((current) => withTyped(from, current, namesOf(latest)));
  };
  // Names that others gave meanwhile; what was typed stays.
  if (category && category !== base && !isSaving) follow(namesOf(base), category);

  const show = (errors: FormErrors<Language>) => {
    // A hidden field cannot have the focus.
    setLanguage(LANGUAGES.find((each) => errors[each]) ?? language);
    refuse(errors);
  };
  const discard = () => {
    setValues(namesOf(base));
    refuse({});
    setProblem(null);
  };

  const save = async () => {
    const input = inputOf(base, values);
    setProblem(null);
    if (!input) {
      toast.success(frEditing.nothingToSave);
      return;
    }
    const problems = findProblems(values);
    if (Object.keys(problems).length > 0) {
      show(problems);
      return;
    }
    const reply = await send({ input });
    if (!reply) return;
    if (!reply.category) {
      const wrong = sortErrors(reply.userErrors, ({ field: at }) => languageOf(input, at));
      show(wrong.fields);
      setProblem(wrong.problem);
      return;
    }
    follow(values, reply.category);
    toast.success(texts.saved);
    if (base) return;
    forget();
    await navigate(adminPaths.categories(), { replace: true });
  };

  return {
    ref,
    names: values,
    field,
    language,
    setLanguage,
    problem,
    isDirty,
    isSaving,
    save,
    discard,
    forget,
  };
}
