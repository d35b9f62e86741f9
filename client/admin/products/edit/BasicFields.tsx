import { useQuery } from '@apollo/client/react';

import { discountPercent } from '#shared/pricing.ts';
import { fitNames } from '#shared/texts/product-fields.fr.ts';
import { frProducts } from '../../../text/admin/products.fr.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import './BasicFields.css';
import type { Draft } from './draft.ts';
import { plainTextNames, requiredTexts, type PlainText } from './plainTexts.ts';
import { readPrice } from '#shared/money.ts';
import { writePrice } from '#shared/money.format.ts';
import { productChoicesQuery, type EditedProduct } from './productQuery.ts';
import type { Editor } from './useProductForm.ts';

const { edit } = frProducts;
const { fields } = edit;

type AmountName = 'price' | 'originalPrice';
type TextName = PlainText | AmountName | 'categoryName' | 'sizeGuide' | 'fit';

const optionalTexts = plainTextNames.filter((name) => !requiredTexts.includes(name));

export function BasicFields({ editor }: { editor: Editor }) {
  const { values: draft, base } = editor;
  const { data } = useQuery(productChoicesQuery);
  const categories = namesWith(
    data?.categories.map(({ name }) => name),
    draft.categoryName,
  );
  const guides = data?.sizeGuides ?? [];

  const text = (name: TextName) => ({
    ...editor.field(name),
    label: fields[name],
  });
  const amount = (name: AmountName) => ({
    ...text(name),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    className: 'amount-field',
    trailing: (
      <span className="amount-field__unit" aria-hidden="true">
        DH
      </span>
    ),
    onBlur: () => editor.change((now) => tidied(now, name)),
  });

  return (
    <section className="surface editor-section" aria-labelledby="basic-fields">
      <h2 id="basic-fields">{edit.basics}</h2>
      <Field {...text('title')} required autoComplete="off" />
      <div className="basic-fields__row">
        <Field {...text('brand')} required autoComplete="off" />
        <SelectField {...text('categoryName')} required>
          {draft.categoryName === '' ? <option value="">{edit.chooseCategory}</option> : null}
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      </div>
      <div className="basic-fields__row">
        <Field {...amount('price')} required hint={discountOf(draft)} />
        <Field {...amount('originalPrice')} hint={edit.originalHint} />
      </div>
      {optionalTexts.map((name) =>
        name === 'description' ? (
          <TextArea key={name} {...text(name)} rows={4} />
        ) : (
          <Field key={name} {...text(name)} hint={hintOf(name, base)} autoComplete="off" />
        ),
      )}
      <div className="basic-fields__row">
        <SelectField {...text('sizeGuide')}>
          <option value="">{edit.noSizeGuide}</option>
          {/* Until the guides are loaded the present one has only its id. */}
          {draft.sizeGuide !== '' && !guides.some(({ id }) => id === draft.sizeGuide) ? (
            <option>{draft.sizeGuide}</option>
          ) : null}
          {guides.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <SelectField {...text('fit')}>
          <option value="">{edit.noFit}</option>
          {Object.entries(fitNames).map(([fit, name]) => (
            <option key={fit} value={fit}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="basic-fields__switch">
          <Checkbox
            label={fields.outOfStock}
            checked={draft.outOfStock}
            onChange={({ target }) => editor.change(() => ({ outOfStock: target.checked }))}
          />
        </div>
      </div>
    </section>
  );
}

const hintOf = (name: PlainText, base: EditedProduct | null) =>
  name === 'searchWords' ? edit.searchWordsHint(base?.searchTerms.join(', ') ?? '') : undefined;

/** The known names, and the present one until they are loaded. */
function namesWith(names: readonly string[] = [], present: string) {
  return present === '' || names.includes(present) ? names : [present, ...names];
}

/** A readable amount as it is usually written. */
function tidied(draft: Draft, name: AmountName): Partial<Draft> {
  const amount = readPrice(draft[name]);
  return amount === null ? {} : { [name]: writePrice(amount) };
}

function discountOf({ price, originalPrice }: Draft) {
  const [now, before] = [readPrice(price), readPrice(originalPrice)];
  if (now === null || before === null || before <= now) return undefined;
  return edit.discount(discountPercent({ price: now, originalPrice: before }));
}
