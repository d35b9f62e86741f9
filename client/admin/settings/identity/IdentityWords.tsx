import { useState } from 'react';

import { hasPage, occasionCodes } from '#shared/catalog/occasions.ts';
import type { Language } from '#shared/language.ts';
import { SHOP_PLACEHOLDERS } from '#shared/shop/shop-placeholders.ts';
import { maxOf, placeholdersOf, type ShopTextKey } from '#shared/shop/shop-texts.ts';
import { occasionNames } from '#shared/texts/occasions.fr.ts';
import { frIdentity } from '../../../text/admin/settings/identity.fr.ts';
import { labels } from '../../../text/admin/labels.fr.ts';
import { useShop } from '../../../page/shop.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { LanguageTabs } from '../../form/LanguageTabs.tsx';
import { Section } from '../../page/Section.tsx';
import { writtenIn } from '../../page/writtenIn.ts';
import { fieldIn, languagesOf } from './identityTexts.ts';
import type { DocumentKey } from './softwareDocuments.ts';
import { softwareText } from './softwareTexts.ts';
import { shopAsTyped } from './typedShop.ts';
import type { IdentityEditor } from './useIdentityForm.ts';

const { texts, words } = frIdentity;

type Group = keyof typeof texts.groups;

const ofOccasions = occasionCodes
  .filter(hasPage)
  .flatMap((code) => [`OCCASION_${code}`, `OCCASION_${code}_DESCRIPTION`] as const);

/** Texts by the page on which they stand. */
const groups: Readonly<Record<Group, readonly ShopTextKey[]>> = {
  home: ['DESCRIPTION', 'SERVICES'],
  list: ['LIST_DESCRIPTION', 'CATEGORY_DESCRIPTION'],
  product: ['PRODUCT_DESCRIPTION', 'PICTURE_ALT'],
  footer: ['FOOTER', 'COPYRIGHT'],
  mails: ['MAIL_SIGNATURE'],
  faq: ['FAQ'],
  delivery: ['DELIVERY'],
  occasions: ['OCCASIONS', 'OCCASIONS_DESCRIPTION', ...ofOccasions],
};
// The keys are the object's own.
const groupNames = Object.keys(groups) as Group[];

/** Pages that a text replaces as a whole. */
const isDocument = (key: ShopTextKey): key is DocumentKey =>
  key === 'SERVICES' || key === 'FAQ' || key === 'DELIVERY';

const isNamed = (key: ShopTextKey): key is ShopTextKey & keyof typeof texts.names =>
  key in texts.names;

function labelOf(key: ShopTextKey): string {
  if (isNamed(key)) return texts.names[key];
  const code = occasionCodes.filter(hasPage).find((each) => key.startsWith(`OCCASION_${each}`));
  const name = code === undefined ? key : occasionNames[code];
  return key.endsWith('_DESCRIPTION') ? texts.occasionDescription(name) : texts.occasion(name);
}

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ');

type Props = { editor: IdentityEditor };

/** Shows what the shop says in each language on sale. */
export function IdentityWords({ editor }: Props) {
  return (
    <Section title={texts.title} className="admin-form">
      <p className="note">{texts.help}</p>
      <p className="note">{texts.placeholders(listed(SHOP_PLACEHOLDERS))}</p>
      <LanguageTabs
        label={texts.languages}
        languages={languagesOf(editor.values)}
        shown={editor.shown}
        wrongNames={editor.wrongNames}
      >
        {(language) => <WordsIn editor={editor} language={language} />}
      </LanguageTabs>
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
        <TextGroup key={group} editor={editor} language={language} group={group} />
      ))}
    </section>
  );
}

function TextGroup({ editor, language, group }: InProps & { group: Group }) {
  const [isOpen, setIsOpen] = useState(false);
  const keys = groups[group];
  const isWrong = keys.some((key) => editor.errorOf(fieldIn(language, `texts.${key}`)));
  // A field with a problem gets the focus, which a closed group would hide.
  if (isWrong && !isOpen) setIsOpen(true);
  return (
    <details
      className="identity__group"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => setIsOpen(open)}
    >
      <summary>{texts.groups[group]}</summary>
      <div className="admin-form">
        {keys.map((key) => (
          <ShopText key={key} editor={editor} language={language} textKey={key} />
        ))}
      </div>
    </details>
  );
}

type TextProps = InProps & { textKey: ShopTextKey };

function ShopText({ editor, language, textKey }: TextProps) {
  const { field, values } = editor;
  const name = fieldIn(language, `texts.${textKey}`);
  const more = placeholdersOf(textKey).slice(SHOP_PLACEHOLDERS.length);
  const hints = [
    ...(more.length > 0 ? [texts.more(listed(more))] : []),
    ...(isDocument(textKey) ? [texts.markup] : []),
  ];
  const label = labelOf(textKey);
  return (
    <>
      <TextArea
        {...field(name)}
        {...writtenIn(language)}
        label={label}
        placeholder={softwareText(textKey, language, shopAsTyped(values, language)) ?? undefined}
        hint={hints.length > 0 ? hints.join(' ') : undefined}
        rows={isDocument(textKey) ? 8 : 2}
        maxLength={maxOf(textKey)}
      />
      {isDocument(textKey) && values[name].trim() === '' ? (
        <StartFromSoftware editor={editor} language={language} textKey={textKey} label={label} />
      ) : null}
    </>
  );
}

type StartProps = InProps & { textKey: DocumentKey; label: string };

/** Fills a field with what its page says now, to be changed. */
function StartFromSoftware({ editor, language, textKey, label }: StartProps) {
  const { uses } = useShop();
  const [isBusy, setIsBusy] = useState(false);
  const fill = async () => {
    setIsBusy(true);
    // The texts of whole pages are large.
    const { softwareDocument } = await import('./softwareDocuments.ts');
    const text = softwareDocument(textKey, language, uses);
    editor.change(() => ({ [fieldIn(language, `texts.${textKey}`)]: text }));
  };
  return (
    <div>
      <Button
        variant="secondary"
        disabled={isBusy}
        aria-label={texts.startFromNamed(label, labels.language[language])}
        onClick={() => void fill()}
      >
        {texts.startFrom}
      </Button>
    </div>
  );
}
