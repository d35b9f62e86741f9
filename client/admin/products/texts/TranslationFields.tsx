import type { TranslatedLanguage } from '../../../generated/admin/graphql.ts';
import { frProducts } from '../../../text/admin/products.fr.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { writtenIn } from '../../page/writtenIn.ts';
import type { Editor } from '../edit/useProductForm.ts';
import { TextCell } from '../TextCell.tsx';
import type { DraftDetail } from './details.ts';
import '../edit/ProductEditor.css';
import { picturesToTranslate, type DraftTexts } from './translation.ts';

const { edit } = frProducts;

type Props = { editor: Editor; language: TranslatedLanguage };

/** Edits the texts of another language; shoppers read the French texts where fields are blank. */
export function TranslationFields({ editor, language }: Props) {
  const { values: draft, errorOf } = editor;
  const name = `texts${language}` as const;
  const texts = edit.inLanguage[language];
  const { title, description, details, pictures } = draft[name];
  const written = writtenIn(language);
  const alts = picturesToTranslate(draft.images);
  const rows = Math.max(draft.details.length, details.length);

  const set = (update: (before: DraftTexts) => Partial<DraftTexts>) =>
    editor.change((now) => ({ [name]: { ...now[name], ...update(now[name]) } }));
  const setPicture = (french: string, text: string) =>
    set((before) => ({
      pictures: [...before.pictures.filter((each) => each.french !== french), { french, text }],
    }));
  const setDetail = (at: number, change: Partial<DraftDetail>) =>
    set((before) => ({ details: withDetail(before.details, at, change) }));

  return (
    <section className="surface editor-section translation-fields" aria-labelledby={name}>
      <h2 id={name}>{edit.fields[name]}</h2>
      <p className="editor-section__help note">{edit.translationHelp}</p>
      <Field
        {...written}
        label={texts(edit.fields.title)}
        placeholder={draft.title}
        value={title}
        error={errorOf(`${name}.title`)}
        onChange={({ target }) => set(() => ({ title: target.value }))}
      />
      <TextArea
        {...written}
        label={texts(edit.fields.description)}
        placeholder={draft.description}
        rows={4}
        value={description}
        error={errorOf(`${name}.description`)}
        onChange={({ target }) => set(() => ({ description: target.value }))}
      />
      {rows === 0 ? null : (
        <>
          <h3>{texts(edit.fields.details)}</h3>
          <ul className="stack-2" dir={written.dir}>
            {Array.from({ length: rows }, (_, at) => (
              <li key={`detail-${at}`} className="detail-fields__row">
                {(['label', 'value'] as const).map((cell) => (
                  <TextCell
                    key={cell}
                    {...written}
                    label={texts(
                      cell === 'label' ? edit.detailLabel(at + 1) : edit.detailValue(at + 1),
                    )}
                    placeholder={draft.details[at]?.[cell]}
                    value={details[at]?.[cell] ?? ''}
                    error={errorOf(`${name}.details.${at}.${cell}`)}
                    onText={(text) => setDetail(at, { [cell]: text })}
                  />
                ))}
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
                  value={pictures.find((each) => each.french === french)?.text ?? ''}
                  error={errorOf(`${name}.pictures.${french}`)}
                  onChange={({ target }) => setPicture(french, target.value)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A row at each place up to this one: they stand beside those of the French list. */
function withDetail(details: readonly DraftDetail[], at: number, change: Partial<DraftDetail>) {
  return Array.from({ length: Math.max(details.length, at + 1) }, (_, index) => ({
    ...(details[index] ?? { label: '', value: '' }),
    ...(index === at && change),
  }));
}
