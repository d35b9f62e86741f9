import { useRef, type ComponentProps } from 'react';

import { LANGUAGES } from '#shared/language.ts';
import { frAlterations as texts } from '../../text/admin/orders/alterations.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { AmountField } from '../form/AmountField.tsx';
import { writtenIn } from '../page/writtenIn.ts';
import './AlterationFields.css';
import {
  measureNameIn,
  newAlteration,
  titleIn,
  type AlterationField,
  type DraftAlteration,
} from './alterationDraft.ts';

type Props = {
  list: readonly DraftAlteration[];
  /** Returns the props of a field of the form. */
  field: (
    name: `alterations.${number}.${AlterationField}`,
  ) => Pick<ComponentProps<typeof AmountField>, 'name' | 'value' | 'error' | 'onChange'>;
  onChange: (list: DraftAlteration[]) => void;
};

/** Edits what may be altered, in three languages. */
export function AlterationFields({ list, field, onChange }: Props) {
  const rows = useRef<HTMLUListElement>(null);
  const add = () => {
    onChange([...list, newAlteration]);
    // Once it is there.
    requestAnimationFrame(() =>
      rows.current?.querySelector<HTMLElement>(':scope > li:last-child input')?.focus(),
    );
  };
  return (
    <>
      {list.length === 0 ? <p className="note">{texts.none}</p> : null}
      <ul ref={rows} className="alterations">
        {Array.from(list.keys(), (at) => (
          <li key={at}>
            <fieldset className="alterations__one">
              <legend>{texts.one(at + 1)}</legend>
              <AlterationRow field={(name) => field(`alterations.${at}.${name}`)} />
              <IconButton
                icon="trash"
                label={texts.remove(at + 1)}
                onClick={() => onChange(list.toSpliced(at, 1))}
              />
            </fieldset>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="alterations__add" onClick={add}>
        {texts.add}
      </Button>
    </>
  );
}

type RowProps = { field: (name: AlterationField) => ReturnType<Props['field']> };

function AlterationRow({ field }: RowProps) {
  const text = (name: AlterationField) => ({
    ...field(name),
    label: texts.fields[name],
    autoComplete: 'off',
  });
  const titles = LANGUAGES.map((language) => [language, titleIn(language)] as const);
  const measureNames = LANGUAGES.map((language) => [language, measureNameIn(language)] as const);
  return (
    <>
      <div className="alterations__row">
        {titles.map(([language, name]) => (
          <Field
            key={name}
            {...text(name)}
            {...writtenIn(language)}
            placeholder={name === 'title' ? texts.examples.title : field('title').value}
            required={name === 'title'}
          />
        ))}
      </div>
      <div className="alterations__row">
        <AmountField {...text('price')} placeholder={texts.examples.price} required />
        <Field {...text('days')} placeholder={texts.examples.days} inputMode="numeric" required />
      </div>
      <div className="alterations__row">
        {measureNames.map(([language, name]) => (
          <Field
            key={name}
            {...text(name)}
            {...writtenIn(language)}
            placeholder={
              name === 'measureName' ? texts.examples.measureName : field('measureName').value
            }
            hint={name === 'measureName' ? texts.measureHint : undefined}
          />
        ))}
      </div>
      <div className="alterations__row">
        {(['min', 'max', 'step'] as const).map((name) => (
          <Field
            key={name}
            {...text(name)}
            placeholder={texts.examples[name]}
            inputMode="decimal"
          />
        ))}
      </div>
    </>
  );
}
