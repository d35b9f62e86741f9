import { bodyMeasureHeadings } from '#shared/texts/fields/body-measures.fr.ts';
import type { BodyMeasure } from '../../generated/admin/graphql.ts';
import { frSizeGuides as texts } from '../../text/admin/products/size-guides.fr.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { LanguageTabs } from '../form/LanguageTabs.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { ItemPage } from '../page/ItemPage.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import { Section } from '../page/Section.tsx';
import { writtenIn } from '../page/writtenIn.ts';
import { GuideRemoval } from './GuideRemoval.tsx';
import { GuideTableFields } from './GuideTableFields.tsx';
import { countMissing, sizeGuidesQuery, type SizeGuide, type Translated } from './sizeGuide.ts';
import { useGuideForm, type GuideForm } from './useGuideForm.ts';

const back = { to: adminPaths.sizeGuides(), label: texts.title };

/** The body measures, in the order of their names in the texts. */
const MEASURES = Object.keys(bodyMeasureHeadings) as BodyMeasure[];

/** `/admin/size-guides/new` and `/admin/size-guides/:id`. */
export function SizeGuidePage() {
  return (
    <ItemPage
      query={sizeGuidesQuery}
      itemsOf={(data) => data.sizeGuides}
      unknown={{ title: texts.unknown, back }}
    >
      {(guide) => <SizeGuideForm guide={guide} />}
    </ItemPage>
  );
}

function SizeGuideForm({ guide }: { guide: SizeGuide | null }) {
  const { ref, ...form } = useGuideForm(guide);
  return (
    <PageFrame title={guide?.title ?? texts.add} back={back}>
      <Form ref={ref} className="admin-form" isBusy={form.isSaving} onSubmit={form.save}>
        <div>
          <LanguageTabs
            label={texts.languages}
            shown={form.shown}
            wrongNames={form.wrongNames}
            countMissing={(language) => countMissing(language, form.values)}
          >
            {(language) =>
              language === 'FR' ? (
                <FrenchTexts form={form} />
              ) : (
                <TranslatedTexts language={language} form={form} />
              )
            }
          </LanguageTabs>
        </div>
        <GuideTableFields form={form} />
        <DecidingMeasures form={form} />
        {guide ? <GuideRemoval guide={guide} forget={form.forget} /> : null}
        <FormProblem text={form.problem} />
        <SaveBar isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={form.discard} />
      </Form>
    </PageFrame>
  );
}

type PartProps = { form: Omit<GuideForm, 'ref'> };

function FrenchTexts({ form: { field } }: PartProps) {
  const written = writtenIn('FR');
  return (
    <section className="surface admin-form" aria-label={texts.texts.FR}>
      <Field
        {...field('title')}
        {...written}
        label={texts.titles.FR}
        hint={texts.titleHint}
        required
      />
      <TextArea
        {...field('note')}
        {...written}
        label={texts.notes.FR}
        hint={texts.noteHint}
        rows={3}
      />
      <TextArea
        {...field('lengthNote')}
        {...written}
        label={texts.lengthNotes.FR}
        hint={texts.lengthNoteHint}
        rows={2}
      />
    </section>
  );
}

function TranslatedTexts({
  language,
  form: { values, field },
}: PartProps & { language: Translated }) {
  const written = writtenIn(language);
  return (
    <section className="surface admin-form" aria-label={texts.texts[language]}>
      <Field
        {...field(`${language}.title`)}
        {...written}
        label={texts.titles[language]}
        placeholder={values.title}
        hint={texts.translationHint}
      />
      {Array.from(values.table.columns.entries(), ([at, heading]) => (
        <Field
          key={at}
          {...field(`${language}.columns.${at}`)}
          {...written}
          label={texts.headings[language](heading)}
          placeholder={heading}
        />
      ))}
      <TextArea
        {...field(`${language}.note`)}
        {...written}
        label={texts.notes[language]}
        placeholder={values.note}
        rows={3}
      />
      <TextArea
        {...field(`${language}.lengthNote`)}
        {...written}
        label={texts.lengthNotes[language]}
        placeholder={values.lengthNote}
        rows={2}
      />
    </section>
  );
}

function DecidingMeasures({ form: { values, change } }: PartProps) {
  return (
    <Section title={texts.decidedBy} className="surface admin-form">
      <p className="note">{texts.decidedByHint}</p>
      <div className="guide-measures">
        {MEASURES.map((measure) => (
          <Checkbox
            key={measure}
            label={bodyMeasureHeadings[measure]}
            checked={values.decidedBy.includes(measure)}
            onChange={({ target }) =>
              change(({ decidedBy }) => ({
                decidedBy: target.checked
                  ? [...decidedBy, measure]
                  : decidedBy.filter((each) => each !== measure),
              }))
            }
          />
        ))}
      </div>
    </Section>
  );
}
