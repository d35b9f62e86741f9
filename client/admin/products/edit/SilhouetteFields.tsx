import { frSilhouettes as texts } from '../../../text/admin/silhouettes.fr.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { isShape, type DraftSilhouette } from './silhouette.ts';
import type { Editor } from './useProductForm.ts';

export function SilhouetteFields({ editor }: { editor: Editor }) {
  const { values, errorOf } = editor;
  const { shape, length, color } = values.silhouette;
  const set = (change: Partial<DraftSilhouette>) =>
    editor.change(({ silhouette }) => ({ silhouette: { ...silhouette, ...change } }));

  return (
    <section className="surface editor-section" aria-labelledby="silhouette-fields">
      <h2 id="silhouette-fields">{texts.title}</h2>
      <p className="editor-section__help note">{texts.help}</p>
      <div className="basic-fields__row">
        <SelectField
          label={texts.shape}
          value={shape}
          error={errorOf('silhouette')}
          onChange={({ target: { value } }) => set({ shape: isShape(value) ? value : '' })}
        >
          <option value="">{texts.none}</option>
          {Object.entries(texts.shapes).map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </SelectField>
        {shape === '' ? null : (
          <>
            <Field
              label={texts.length}
              hint={texts.lengthHint}
              value={length}
              error={errorOf('silhouette.length')}
              required
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => set({ length: target.value })}
            />
            <Field
              label={texts.color}
              hint={texts.colorHint}
              value={color}
              error={errorOf('silhouette.color')}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => set({ color: target.value })}
            />
          </>
        )}
      </div>
    </section>
  );
}
