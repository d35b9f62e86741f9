import { useId, useState } from 'react';

import { frProducts } from '../../../text/admin/products.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { cx } from '../../../ui/cx.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import type { Draft, DraftOption } from '../edit/draft.ts';
import { addValues, plainSwatch, removeOption, removeValue, renameValue } from '../edit/options.ts';
import type { Editor } from '../edit/useProductForm.ts';
import { TextCell } from '../TextCell.tsx';
import './OptionField.css';

const { options: texts } = frProducts;

type Shape = Pick<Draft, 'options' | 'variants'>;

type Props = {
  option: DraftOption;
  at: number;
  errorOf: Editor['errorOf'];
  onChange: (update: (draft: Draft) => Shape) => void;
};

export function OptionField({ option, at, errorOf, onChange }: Props) {
  const id = useId();
  const { name, values } = option;
  const label = name.trim() || texts.thisOption;
  const set = (change: Partial<DraftOption>) =>
    onChange(({ options, variants }) => ({
      options: options.with(at, { ...option, ...change }),
      variants,
    }));
  const hasSwatches = values.some(({ swatch }) => swatch !== null);
  const errorAt = (index: number) => errorOf(`options.${at}.values.${index}.value`);

  return (
    <fieldset className="option-field stack-2">
      <legend className="visually-hidden">{label}</legend>
      <div className="option-field__name">
        <TextCell
          label={texts.name(at + 1)}
          placeholder={texts.nameHint}
          value={name}
          error={errorOf(`options.${at}.name`)}
          onText={(text) => set({ name: text })}
        />
        <IconButton
          icon="trash"
          label={texts.remove(label)}
          onClick={() => onChange((draft) => removeOption(draft, at))}
        />
      </div>
      <ul className="option-field__values row-2">
        {Array.from(values.entries(), ([index, { value, swatch }]) => (
          <li
            key={index}
            className={cx('option-field__value', errorAt(index) && 'option-field__value--invalid')}
          >
            {swatch === null ? null : (
              <input
                type="color"
                className="option-field__swatch"
                aria-label={texts.swatch(value)}
                value={swatch}
                onChange={({ target }) => set({ values: withSwatch(option, index, target.value) })}
              />
            )}
            <input
              className="option-field__text"
              aria-label={texts.value(value, label)}
              aria-invalid={errorAt(index) ? true : undefined}
              aria-describedby={errorAt(index) ? `${id}-${index}` : undefined}
              value={value}
              size={Math.max(3, value.length)}
              onChange={({ target }) =>
                onChange((draft) => renameValue(draft, at, index, target.value))
              }
            />
            <IconButton
              icon="close"
              label={texts.removeValue(value)}
              onClick={() => onChange((draft) => removeValue(draft, at, index))}
            />
          </li>
        ))}
        <li>
          <NewValues
            label={texts.addValue(label)}
            onAdd={(added) => onChange((draft) => addValues(draft, at, added))}
          />
        </li>
      </ul>
      {Array.from(values.keys(), (index) =>
        errorAt(index) ? (
          <p key={index} id={`${id}-${index}`} className="option-field__error">
            {errorAt(index)}
          </p>
        ) : null,
      )}
      {values.length === 0 ? null : (
        <Checkbox
          label={texts.hasSwatches}
          checked={hasSwatches}
          onChange={({ target }) =>
            set({
              values: values.map((value) => ({
                ...value,
                swatch: target.checked ? plainSwatch : null,
              })),
            })
          }
        />
      )}
    </fieldset>
  );
}

function withSwatch({ values }: DraftOption, index: number, swatch: string) {
  return values.map((value, at) => (at === index ? { ...value, swatch } : value));
}

/** One value, or several with commas between them, such as `38, 40, 42`. */
function NewValues({ label, onAdd }: { label: string; onAdd: (values: string[]) => void }) {
  const [text, setText] = useState('');
  const add = () => {
    onAdd(text.split(/[,;\t\n]/));
    setText('');
  };
  return (
    <span className="option-field__add">
      <TextCell
        label={label}
        placeholder={texts.addValueHint}
        value={text}
        onText={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It would save the product.
          event.preventDefault();
          add();
        }}
        // Left without the button, it is not lost.
        onBlur={() => {
          if (text.trim() !== '') add();
        }}
      />
      <Button variant="quiet" aria-label={texts.addValueButton} onClick={add}>
        {texts.addValueShort}
      </Button>
    </span>
  );
}
