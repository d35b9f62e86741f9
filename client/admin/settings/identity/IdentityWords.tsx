import { hasPage, occasionCodes } from '#shared/occasions.ts';
import type { Language } from '#shared/language.ts';
import { SHOP_PLACEHOLDERS } from '#shared/page-shop.ts';
import { maxOf, placeholdersOf, type ShopTextKey } from '#shared/shop-texts.ts';
import { occasionNames } from '#shared/texts/occasions.fr.ts';
import { frIdentity } from '../../../text/admin/identity.fr.ts';
import { frTranslations } from '../../../text/admin/labels.fr.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Section } from '../../page/Section.tsx';
import { writtenIn } from '../../page/writtenIn.ts';
import { fieldIn, fieldsIn, languagesOf } from './identityTexts.ts';
import type { IdentityEditor } from './useIdentityForm.ts';

const { texts, words } = frIdentity;

type NamedKey = keyof typeof texts.names;
type Group = Exclude<keyof typeof texts.groups, 'occasions'>;

/** Texts by the page on which they stand. */
const groups: Readonly<Record<Group, readonly NamedKey[]>> = {
  home: ['DESCRIPTION', 'SERVICES'],
  list: ['LIST_DESCRIPTION', 'CATEGORY_DESCRIPTION'],
  product: ['PRODUCT_DESCRIPTION', 'PICTURE_ALT'],
  footer: ['FOOTER'],
  mails: ['MAIL_SIGNATURE'],
  faq: ['FAQ'],
  delivery: ['DELIVERY'],
};
// The keys are the object's own.
const groupNames = Object.keys(groups) as Group[];

/** Pages that a text replaces as a whole. */
const isDocument = (key: ShopTextKey) => key === 'SERVICES' || key === 'FAQ' || key === 'DELIVERY';

const occasionTexts = occasionCodes.filter(hasPage).flatMap((code) => {
  const name = occasionNames[code];
  return [
    { key: `OCCASION_${code}`, label: texts.occasion(name) },
    { key: `OCCASION_${code}_DESCRIPTION`, label: texts.occasionDescription(name) },
  ] as const;
});

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ');

type Props = { editor: IdentityEditor };

/** Shows what the shop says in each language on sale. */
export function IdentityWords({ editor }: Props) {
  const { values, errorOf, language, setLanguage } = editor;
  const languages = languagesOf(values);
  return (
    <Section title={texts.title} className="admin-form">
      <p className="note">{texts.help}</p>
      <p className="note">{texts.placeholders(listed(SHOP_PLACEHOLDERS))}</p>
      <Tabs
        label={texts.languages}
        current={languages.includes(language) ? language : 'FR'}
        onChange={setLanguage}
        tabs={languages.map((each) => ({
          name: each,
          label: frTranslations.tab(each, {
            isWrong: fieldsIn(each).some((name) => errorOf(name)),
            missing: 0,
          }),
          content: <WordsIn editor={editor} language={each} />,
        }))}
      />
    </Section>
  );
}

type InProps = Props & { language: Language };

function WordsIn({ editor, language }: InProps) {
  const { field } = editor;
  const written = writtenIn(language);
  return (
    <section className="surface admin-form">
      <Field
        {...field(fieldIn(language, 'city'))}
        {...written}
        label={words.city[language]}
        maxLength={60}
      />
      <Field
        {...field(fieldIn(language, 'sentence'))}
        {...written}
        label={words.sentence[language]}
        hint={language === 'FR' ? words.sentenceHint : undefined}
        maxLength={200}
      />
      {groupNames.map((group) => (
        <details key={group} className="identity__group">
          <summary>{texts.groups[group]}</summary>
          <div className="admin-form">
            {groups[group].map((key) => (
              <ShopText
                key={key}
                editor={editor}
                language={language}
                textKey={key}
                label={texts.names[key]}
              />
            ))}
          </div>
        </details>
      ))}
      <details className="identity__group">
        <summary>{texts.groups.occasions}</summary>
        <div className="admin-form">
          <ShopText
            editor={editor}
            language={language}
            textKey="OCCASIONS_DESCRIPTION"
            label={texts.names.OCCASIONS_DESCRIPTION}
          />
          {occasionTexts.map(({ key, label }) => (
            <ShopText key={key} editor={editor} language={language} textKey={key} label={label} />
          ))}
        </div>
      </details>
    </section>
  );
}

type TextProps = InProps & { textKey: ShopTextKey; label: string };

function ShopText({ editor, language, textKey, label }: TextProps) {
  const more = placeholdersOf(textKey).slice(SHOP_PLACEHOLDERS.length);
  const hints = [
    ...(more.length > 0 ? [texts.more(listed(more))] : []),
    ...(isDocument(textKey) ? [texts.markup] : []),
  ];
  return (
    <TextArea
      {...editor.field(fieldIn(language, `texts.${textKey}`))}
      {...writtenIn(language)}
      label={label}
      hint={hints.length > 0 ? hints.join(' ') : undefined}
      rows={isDocument(textKey) ? 8 : 2}
      maxLength={maxOf(textKey)}
    />
  );
}
