import { useQuery } from '@apollo/client/react';

import type { Language } from '#shared/language.ts';
import type { ShopFeature } from '#shared/shop/shop-features.ts';
import type { HomeBlock } from '../../../generated/admin/graphql.ts';
import { useShop } from '../../../page/shop.ts';
import { frShowcase } from '../../../text/admin/products/showcase.fr.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { LanguageTabs } from '../../form/LanguageTabs.tsx';
import { SaveBar } from '../../form/SaveBar.tsx';
import { Loaded } from '../../page/Loaded.tsx';
import { Section } from '../../page/Section.tsx';
import { writtenIn } from '../../page/writtenIn.ts';
import { BrandChooser } from './BrandChooser.tsx';
import { FeaturedChooser } from './FeaturedChooser.tsx';
import './HomeForm.css';
import { HomePicture } from './HomePicture.tsx';
import { HomeState } from './HomeState.tsx';
import { eyebrowIn, homeQuery, PARTS, type EditedHome } from './homeTexts.ts';
import { useHomeForm, type HomeEditor } from './useHomeForm.ts';

const { home: texts } = frShowcase;

// The names are those of all blocks, in the order of the page.
const blocks = Object.keys(texts.blocks.names) as HomeBlock[];

/** Features without which a block stays empty. */
const needed: Readonly<Partial<Record<HomeBlock, ShopFeature>>> = {
  OCCASIONS: 'OCCASIONS',
  EYEWEAR: 'FRAMES',
};

/** Returns the blocks that a shop with these features may show. The others stay as they are saved. */
const offeredTo = (uses: readonly ShopFeature[]) =>
  blocks.filter((block) => {
    const feature = needed[block];
    return feature === undefined || uses.includes(feature);
  });

/** Edits what the home page shows. */
export function HomeForm() {
  const result = useQuery(homeQuery);
  return <Loaded result={result}>{({ home }) => <FormOf home={home} />}</Loaded>;
}

function FormOf({ home }: { home: EditedHome }) {
  const editor = useHomeForm(home);
  const { ref, values, change, problem } = editor;
  const { uses } = useShop();
  return (
    <>
      <HomeState home={home} isDirty={editor.isDirty} />
      <Form ref={ref} className="admin-form" isBusy={editor.isSaving} onSubmit={editor.save}>
        <FeaturedChooser editor={editor} />
        <Section title={texts.texts.title} className="admin-form">
          <LanguageTabs
            label={texts.texts.languages}
            shown={editor.shown}
            wrongNames={editor.wrongNames}
          >
            {(language) => <HomeTexts editor={editor} home={home} language={language} />}
          </LanguageTabs>
        </Section>
        {PARTS.map((part) => (
          <HomePicture key={part} part={part} editor={editor} />
        ))}
        <Section title={texts.blocks.title}>
          <div className="home-form__blocks">
            {offeredTo(uses).map((block) => (
              <Checkbox
                key={block}
                label={texts.blocks.names[block]}
                checked={values.blocks.includes(block)}
                onChange={({ target: { checked } }) =>
                  change((current) => ({
                    blocks: blocks.filter((each) =>
                      each === block ? checked : current.blocks.includes(each),
                    ),
                  }))
                }
              />
            ))}
          </div>
        </Section>
        <BrandChooser editor={editor} brands={home.allBrands} />
        <FormProblem text={problem} />
        <SaveBar isDirty={editor.isDirty} isSaving={editor.isSaving} onDiscard={editor.discard} />
      </Form>
    </>
  );
}

type TextsProps = { editor: HomeEditor; home: EditedHome; language: Language };

function HomeTexts({ editor, home, language }: TextsProps) {
  const { values, field } = editor;
  const written = writtenIn(language);
  const hint = (french: string) => (language === 'FR' ? french : texts.texts.translationHint);
  return PARTS.map((part) => (
    <section
      key={part}
      className="surface admin-form"
      aria-label={texts.texts.groups[part][language]}
    >
      <h3>{texts.texts.groups[part].FR}</h3>
      {part === 'hero' ? (
        <Field
          {...field(eyebrowIn(language))}
          {...written}
          label={texts.texts.eyebrow}
          hint={hint(texts.texts.hints.eyebrow)}
          maxLength={120}
        />
      ) : null}
      <Field
        {...field(`${part}Title${language}`)}
        {...written}
        label={texts.texts.name}
        hint={hint(texts.texts.hints[part].title)}
        maxLength={120}
      />
      <TextArea
        {...field(`${part}Text${language}`)}
        {...written}
        label={texts.texts.text}
        hint={hint(texts.texts.hints[part].text)}
        rows={3}
      />
      {values[`${part}Image`] === '' ? null : (
        <Field
          {...field(`${part}Alt${language}`)}
          {...written}
          label={texts.texts.alt}
          // A drawing that decorates has none.
          required={language === 'FR' && home.content[part].image?.alt !== ''}
        />
      )}
    </section>
  ));
}
