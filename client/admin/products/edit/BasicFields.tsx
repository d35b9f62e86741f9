import { useQuery } from '@apollo/client/react';
import type { ComponentProps } from 'react';

import { readPrice } from '#shared/money.ts';
import { discountPercent } from '#shared/pricing.ts';
import { fitNames } from '#shared/texts/fields/product-fields.fr.ts';
import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { frSizeGuides } from '../../../text/admin/products/size-guides.fr.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { AmountField } from '../../form/AmountField.tsx';
import { adminPaths } from '../../page/adminPaths.ts';
import { Section } from '../../page/Section.tsx';
import './BasicFields.css';
import { FitNote } from './FitNote.tsx';
import { plainTextNames, type Draft, type PlainText } from './draft.ts';
import { NewCategory } from './NewCategory.tsx';
import { productChoicesQuery } from './productQuery.ts';
import type { Editor } from './useProductForm.ts';

const { edit } = frProducts;
const { fields } = edit;

type AmountName = 'price' | 'originalPrice';
type TextName = PlainText | AmountName | 'categoryName' | 'sizeGuide' | 'fit';

const required = new Set<TextName>(['title', 'brand', 'categoryName', 'price']);
const optionalTexts = plainTextNames.filter((name) => !required.has(name));

export function BasicFields({ editor }: { editor: Editor }) {
  const { values: draft, base } = editor;
  const { data, refetch } = useQuery(productChoicesQuery);

  const text = (name: TextName) => ({
    ...editor.field(name),
    label: fields[name],
    required: required.has(name),
    autoComplete: 'off',
  });
  const hintOf = (name: PlainText) =>
    name === 'searchWords' ? edit.searchWordsHint(base?.searchTerms.join(', ') ?? '') : undefined;

  return (
    <Section title={edit.basics} className="surface editor-section">
      <Field {...text('title')} />
      <div className="basic-fields__row">
        <Field {...text('brand')} />
        <div>
          <ChoiceField
            {...text('categoryName')}
            none={draft.categoryName === '' ? edit.chooseCategory : undefined}
            choices={data?.categories.map(({ name }) => [name, name])}
          />
          <NewCategory onAdded={(categoryName) => editor.change(() => ({ categoryName }))} />
        </div>
      </div>
      <div className="basic-fields__row">
        <AmountField {...text('price')} hint={discountOf(draft)} />
        <AmountField {...text('originalPrice')} hint={edit.originalHint} />
      </div>
      {optionalTexts.map((name) =>
        name === 'description' ? (
          <TextArea key={name} {...text(name)} rows={4} />
        ) : (
          <Field key={name} {...text(name)} hint={hintOf(name)} />
        ),
      )}
      <div className="basic-fields__row">
        <div>
          <ChoiceField
            {...text('sizeGuide')}
            none={edit.noSizeGuide}
            choices={data?.sizeGuides.map(({ id, title }) => [id, title])}
            // A guide may have been made in another tab meanwhile.
            onFocus={() => void refetch().catch(() => undefined)}
          />
          {/* Another tab: what is typed here stays. */}
          <ButtonLink variant="quiet" to={adminPaths.newSizeGuide()} target="_blank">
            {frSizeGuides.quick}
          </ButtonLink>
        </div>
        <ChoiceField {...text('fit')} none={edit.noFit} choices={Object.entries(fitNames)} />
        <div className="basic-fields__switch">
          <Checkbox
            label={fields.outOfStock}
            checked={draft.outOfStock}
            onChange={({ target }) => editor.change(() => ({ outOfStock: target.checked }))}
          />
        </div>
      </div>
      {base ? (
        <FitNote
          productId={base.id}
          fit={draft.fit}
          onSet={(fit) => editor.change(() => ({ fit }))}
        />
      ) : null}
    </Section>
  );
}

type ChoiceProps = ComponentProps<typeof SelectField> & {
  value: string;
  /** The choice of nothing. */
  none: string | undefined;
  /** Values with their names; until they are loaded there is the present value. */
  choices: readonly (readonly [string, string])[] | undefined;
};

export function ChoiceField({ none, choices, ...field }: ChoiceProps) {
  const isKnown = field.value === '' || choices?.some(([value]) => value === field.value);
  return (
    <SelectField {...field}>
      {none === undefined ? null : <option value="">{none}</option>}
      {isKnown ? null : <option>{field.value}</option>}
      {choices?.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function discountOf({ price, originalPrice }: Draft) {
  const [now, before] = [readPrice(price), readPrice(originalPrice)];
  if (now === null || before === null || before <= now) return undefined;
  return edit.discount(discountPercent({ price: now, originalPrice: before }));
}
