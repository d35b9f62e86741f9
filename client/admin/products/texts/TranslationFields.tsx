import type { ChangeEvent } from 'react';

import type { TranslatedLanguage } from '../../../generated/admin/graphql.ts';
import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Section } from '../../page/Section.tsx';
import { writtenIn } from '../../page/writtenIn.ts';
import { picturesToTranslate, pictureText, type DraftTexts } from '../edit/draft.ts';
import '../edit/ProductEditor.css';
import type { Editor } from '../edit/useProductForm.ts';
import { TextCell } from '../TextCell.tsx';

const { edit } = frProducts;

type Props = { editor: Editor; language: TranslatedLanguage };

/** Edits the texts of another language; shoppers read the French texts where fields are blank. */
export function TranslationFields({ editor, language }: Props) {
  const { values: draft, errorOf, field } = editor;
  const name = `texts${language}` as const;
  const texts = edit.inLanguage[language];
  const { details, pictures } = draft[name];
  const written = writtenIn(language);
  const alts = picturesToTranslate(draft.images);
  const rows = Math.max(draft.details.length, details.length);

  const set = (change: Partial<DraftTexts>) =>
    editor.change((now) => ({ [name]: { ...now[name], ...change } }));
  const cell = (at: number, part: 'label' | 'value') => ({
    ...field(`${name}.details.${at}.${part}`),
    ...written,
    placeholder: draft.details[at]?.[part],
    // There is a row at each place up to this one: they stand beside those of the French list.
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      set({
        details: Array.from({ length: Math.max(details.length, at + 1) }, (_, row) => ({
          ...(details[row] ?? { label: '', value: '' }),
          ...(row === at && { [part]: target.value }),
        })),
      }),
  });

  return (
    <Section title={edit.fields[name]} className="surface editor-section translation-fields">
      <p className="editor-section__help note">{edit.translationHelp}</p>
      <Field
        {...field(`${name}.title`)}
        {...written}
        label={texts(edit.fields.title)}
        placeholder={draft.title}
      />
      <TextArea
        {...field(`${name}.description`)}
        {...written}
        label={texts(edit.fields.description)}
        placeholder={draft.description}
        rows={4}
      />
      {rows === 0 ? null : (
        <>
          <h3>{texts(edit.fields.details)}</h3>
          <ul className="stack-2" dir={written.dir}>
            {Array.from({ length: rows }, (_, at) => (
              <li key={`detail-${at}`} className="detail-fields__row">
                <TextCell {...cell(at, 'label')} label={texts(edit.detailLabel(at + 1))} />
                <TextCell {...cell(at, 'value')} label={texts(edit.detailValue(at + 1))} />
              </li>
            ))}
          </ul>
        </>
      )}
      {alts.length === 0 ? null : (
        <>
          <h3>{texts(edit.fields.images)}</h3>
          <ul className="stack-2">
            {alts.map((french, at) => (
              <li key={french}>
                <Field
                  {...written}
                  label={texts(edit.pictureText(at + 1))}
                  placeholder={french}
                  value={pictureText(draft[name], french)}
                  error={errorOf(`${name}.pictures.${at}.text`)}
                  onChange={({ target }) =>
                    set({
                      pictures: [
                        ...pictures.filter((each) => each.french !== french),
                        { french, text: target.value },
                      ],
                    })
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
