import { useRef } from 'react';

import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { frSilhouettes } from '../../../text/admin/products/silhouettes.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { NumberField } from '../../form/AmountField.tsx';
import { Section } from '../../page/Section.tsx';
import { TextCell } from '../TextCell.tsx';
import { ChoiceField } from './BasicFields.tsx';
import { FeatureSection } from './FeatureSection.tsx';
import './ProductEditor.css';
import type { Editor } from './useProductForm.ts';

const { edit } = frProducts;

export function DetailFields({ editor }: { editor: Editor }) {
  const list = useRef<HTMLUListElement>(null);
  const { details } = editor.values;
  const add = () => {
    editor.change((now) => ({ details: [...now.details, { label: '', value: '' }] }));
    // Once it is there.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-child input')?.focus(),
    );
  };

  return (
    <Section title={edit.fields.details} className="surface editor-section">
      {details.length === 0 ? null : (
        <ul ref={list} className="stack-2">
          {Array.from(details.keys(), (at) => (
            <li key={at} className="detail-fields__row">
              <TextCell
                {...editor.field(`details.${at}.label`)}
                label={edit.detailLabel(at + 1)}
                placeholder={edit.detailLabelHint}
              />
              <TextCell
                {...editor.field(`details.${at}.value`)}
                label={edit.detailValue(at + 1)}
                placeholder={edit.detailValueHint}
              />
              <IconButton
                icon="trash"
                label={edit.removeDetail(at + 1)}
                onClick={() => editor.change((now) => ({ details: now.details.toSpliced(at, 1) }))}
              />
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" className="detail-fields__add" onClick={add}>
        {edit.addDetail}
      </Button>
    </Section>
  );
}

export function SilhouetteFields({ editor: { values, field } }: { editor: Editor }) {
  return (
    <FeatureSection
      feature="SILHOUETTES"
      isFilled={values.silhouette.shape !== ''}
      title={frSilhouettes.title}
    >
      <p className="editor-section__help note">{frSilhouettes.help}</p>
      <div className="basic-fields__row">
        <ChoiceField
          {...field('silhouette.shape')}
          label={frSilhouettes.shape}
          none={frSilhouettes.none}
          choices={Object.entries(frSilhouettes.shapes)}
        />
        {values.silhouette.shape === '' ? null : (
          <>
            <NumberField
              {...field('silhouette.length')}
              label={frSilhouettes.length}
              hint={frSilhouettes.lengthHint}
              required
            />
            <Field
              {...field('silhouette.color')}
              label={frSilhouettes.color}
              hint={frSilhouettes.colorHint}
              autoComplete="off"
              spellCheck={false}
            />
          </>
        )}
      </div>
    </FeatureSection>
  );
}
