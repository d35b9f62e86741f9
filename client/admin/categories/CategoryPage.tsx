import { skipToken, useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { LANGUAGES } from '../../../server/shared/isomorphic/language.ts';
import { frCategories as texts } from '../../text/admin/categories.fr.ts';
import { frTranslations } from '../../text/admin/translations.fr.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { LeaveWarning } from '../form/LeaveWarning.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import { writtenIn } from '../page/writtenIn.ts';
import { categoriesQuery, type Category } from './categoryNames.ts';
import { useCategoryForm } from './useCategoryForm.ts';

const back = { to: adminPaths.categories(), label: texts.title };

/** `/admin/categories/new` and `/admin/categories/:id`. */
export function CategoryPage() {
  const { id } = useParams();
  const result = useQuery(
    categoriesQuery,
    id === undefined ? skipToken : { fetchPolicy: 'cache-and-network' },
  );
  if (id === undefined) return <CategoryForm key="new" category={null} />;
  return (
    <Loaded result={result}>
      {({ categories }) => {
        const category = categories.find((each) => each.id === id);
        return category ? (
          <CategoryForm key={id} category={category} />
        ) : (
          <PageFrame title={texts.unknown} back={back} />
        );
      }}
    </Loaded>
  );
}

function CategoryForm({ category }: { category: Category | null }) {
  const {
    ref,
    values: names,
    field,
    language: current,
    setLanguage,
    problem,
    isDirty,
    isSaving,
    save,
    discard,
    forget,
  } = useCategoryForm(category);
  return (
    <PageFrame title={category?.name ?? texts.add} back={back}>
      <Form ref={ref} className="admin-form" isBusy={isSaving} onSubmit={save}>
        <div>
          <Tabs
            label={texts.languages}
            current={current}
            onChange={setLanguage}
            tabs={LANGUAGES.map((language) => ({
              name: language,
              label: frTranslations.tab(language, {
                isWrong: Boolean(field(language).error),
                missing: language !== 'FR' && names[language].trim() === '' ? 1 : 0,
              }),
              content: (
                <section className="surface" aria-label={texts.names[language]}>
                  <Field
                    {...field(language)}
                    {...writtenIn(language)}
                    label={texts.names[language]}
                    placeholder={language === 'FR' ? undefined : names.FR}
                    hint={language === 'FR' ? texts.nameHint : texts.translationHint}
                    required={language === 'FR'}
                  />
                </section>
              ),
            }))}
          />
        </div>
        <FormProblem text={problem} />
        <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
      </Form>
      <LeaveWarning isActive={isDirty} onLeave={forget} />
    </PageFrame>
  );
}
