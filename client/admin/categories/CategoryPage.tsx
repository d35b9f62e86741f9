import type { Language } from '#shared/language.ts';
import { frAlterations } from '../../text/admin/orders/alterations.fr.ts';
import { frCategories as texts } from '../../text/admin/products/categories.fr.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { useFocusWhenFewer } from '../../ui/useFocusWhenFewer.ts';
import { AlterationFields } from '../alterations/AlterationFields.tsx';
import { LanguageTabs } from '../form/LanguageTabs.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { ItemPage } from '../page/ItemPage.tsx';
import { Section } from '../page/Section.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import { writtenIn } from '../page/writtenIn.ts';
import { usePictureFiles } from '../pictures/usePictureFiles.ts';
import { CategoryPicture } from './CategoryPicture.tsx';
import { CategoryRemoval } from './CategoryRemoval.tsx';
import { categoriesQuery, countMissing, fieldsIn, type Category } from './categoryTexts.ts';
import { useCategoryForm } from './useCategoryForm.ts';

const back = { to: adminPaths.categories(), label: texts.title };

/** `/admin/categories/new` and `/admin/categories/:id`. */
export function CategoryPage() {
  return (
    <ItemPage
      query={categoriesQuery}
      itemsOf={(data) => data.categories}
      unknown={{ title: texts.unknown, back }}
    >
      {(category) => <CategoryForm category={category} />}
    </ItemPage>
  );
}

function CategoryForm({ category }: { category: Category | null }) {
  const waiting = usePictureFiles();
  const form = useCategoryForm(category);
  const { ref, values, field, change, problem, isDirty, isSaving } = form;
  const alterations = useFocusWhenFewer(values.alterations.length);
  const hasPicture = waiting.files.length > 0;
  return (
    <PageFrame title={category?.name ?? texts.add} back={back}>
      <Form ref={ref} className="admin-form" isBusy={isSaving} onSubmit={form.save}>
        <div>
          <LanguageTabs
            label={texts.languages}
            shown={form.shown}
            wrongNames={form.wrongNames}
            countMissing={(language) => countMissing(language, values)}
          >
            {(language) => <CategoryTextFields language={language} values={values} field={field} />}
          </LanguageTabs>
        </div>
        <Section title={frAlterations.title} titleRef={alterations} className="surface admin-form">
          <p className="note">{frAlterations.categoryHelp}</p>
          <AlterationFields
            list={values.alterations}
            field={field}
            onChange={(list) => change(() => ({ alterations: list }))}
          />
        </Section>
        <CategoryPicture category={category} waiting={waiting} alt={field('imageAlt')} />
        {category ? <CategoryRemoval category={category} forget={form.forget} /> : null}
        <FormProblem text={problem} />
        <SaveBar
          isDirty={isDirty}
          isSaving={isSaving}
          state={hasPicture ? texts.picture.waiting : undefined}
          onDiscard={form.discard}
        />
      </Form>
    </PageFrame>
  );
}

type FieldsProps = { language: Language } & Pick<
  ReturnType<typeof useCategoryForm>,
  'values' | 'field'
>;

function CategoryTextFields({ language, values, field }: FieldsProps) {
  const isFrench = language === 'FR';
  const [name, description] = fieldsIn(language);
  const written = writtenIn(language);
  return (
    <section className="surface admin-form" aria-label={texts.texts[language]}>
      <Field
        {...field(name)}
        {...written}
        label={texts.names[language]}
        placeholder={isFrench ? undefined : values.nameFR}
        hint={isFrench ? texts.nameHint : texts.translationHint}
        required={isFrench}
      />
      <TextArea
        {...field(description)}
        {...written}
        label={texts.descriptions[language]}
        placeholder={isFrench ? undefined : values.descriptionFR}
        hint={isFrench ? texts.descriptionHint : texts.descriptionTranslationHint}
        rows={3}
      />
    </section>
  );
}
