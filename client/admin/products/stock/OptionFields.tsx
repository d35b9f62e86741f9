import { useId, useState } from 'react';

import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { cx } from '../../../ui/cx.ts';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import type { Draft, DraftOption } from '../edit/draft.ts';
import { addValues, plainSwatch, removeOption, removeValue, renameValue } from '../edit/options.ts';
import type { Editor } from '../edit/useProductForm.ts';
import { TextCell } from '../TextCell.tsx';
import './OptionFields.css';

const { options: texts } = frProducts;
/** The server has the same limit. */
const maxOptions = 3;

/** A product's options, such as its sizes, and their values: variants follow from them. */
export function OptionFields({ editor }: { editor: Editor }) {
  const { options } = editor.values;
  return (
    <>
      {Array.from(options.entries(), ([at, option]) => (
        <OptionField key={at} option={option} at={at} editor={editor} />
      ))}
      {options.length < maxOptions ? (
        <div>
          <Button
            variant="quiet"
            onClick={() =>
              editor.change(() => ({ options: [...options, { name: '', values: [] }] }))
            }
          >
            {texts.add}
          </Button>
        </div>
      ) : null}
    </>
  );
}

type Props = { option: DraftOption; at: number; editor: Editor };

function OptionField({ option, at, editor }: Props) {
  const id = useId();
  const { values: draft, field, errorOf, change } = editor;
  const { name, values } = option;
  const label = name.trim() || texts.thisOption;
  const reshape = (shape: Pick<Draft, 'options' | 'variants'>) => {
    const difference = shape.variants.length - draft.variants.length;
    if (difference > 0) announce(texts.added(difference));
    if (difference < 0) announce(texts.removed(-difference));
    change(() => shape);
  };
  const setSwatches = (swatchOf: (swatch: string | null, index: number) => string | null) =>
    change(({ options }) => ({
      options: options.with(at, {
        name,
        values: values.map(({ value, swatch }, index) => ({
          value,
          swatch: swatchOf(swatch, index),
        })),
      }),
    }));
  const errors = values.map((_, index) => errorOf(`options.${at}.values.${index}.value`));

  return (
    <fieldset className="option-field stack-2">
      <legend className="visually-hidden">{label}</legend>
      <div className="option-field__name">
        <TextCell
          {...field(`options.${at}.name`)}
          label={texts.name(at + 1)}
          placeholder={texts.nameHint}
        />
        <IconButton
          icon="trash"
          label={texts.remove(label)}
          onClick={() => reshape(removeOption(draft, at))}
        />
      </div>
      <ul className="option-field__values row-2">
        {Array.from(values.entries(), ([index, { value, swatch }]) => (
          <li
            key={index}
            className={cx('option-field__value', errors[index] && 'option-field__value--invalid')}
          >
            {swatch === null ? null : (
              <input
                type="color"
                className="option-field__swatch"
                aria-label={texts.swatch(value)}
                value={swatch}
                onChange={({ target }) =>
                  setSwatches((each, other) => (other === index ? target.value : each))
                }
              />
            )}
            <input
              className="option-field__text"
              aria-label={texts.value(value, label)}
              aria-invalid={errors[index] ? true : undefined}
              aria-describedby={errors[index] ? `${id}-${index}` : undefined}
              value={value}
              size={Math.max(3, value.length)}
              onChange={({ target }) => reshape(renameValue(draft, at, index, target.value))}
            />
            <IconButton
              icon="close"
              label={texts.removeValue(value)}
              onClick={() => reshape(removeValue(draft, at, index))}
            />
          </li>
        ))}
        <li>
          <NewValues
            label={texts.addValue(label)}
            onAdd={(added) => reshape(addValues(draft, at, added))}
          />
        </li>
      </ul>
      {Array.from(errors.entries(), ([index, error]) =>
        error ? (
          <p key={index} id={`${id}-${index}`} className="option-field__error">
            {error}
          </p>
        ) : null,
      )}
      {values.length === 0 ? null : (
        <Checkbox
          label={texts.hasSwatches}
          checked={values.some(({ swatch }) => swatch !== null)}
          onChange={({ target }) => setSwatches(() => (target.checked ? plainSwatch : null))}
        />
      )}
    </fieldset>
  );
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
        onChange={({ target }) => setText(target.value)}
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
