import { useId } from 'react';

import { occasionCodes } from '#shared/occasions.ts';
import { AUDIENCES, COLOR_FAMILIES } from '#shared/product-traits.ts';
import { occasionNames } from '#shared/texts/occasions.fr.ts';
import { audienceNames, colorFamilyNames } from '#shared/texts/product-traits.fr.ts';
import { frProducts } from '../../../text/admin/products.fr.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Section } from '../../page/Section.tsx';
import './ProductEditor.css';
import type { Editor } from './useProductForm.ts';

const { edit } = frProducts;

/** The choices by which lists are filtered: what a product is worn for, its colours and for whom it is. */
export function ChoiceFields({ editor }: { editor: Editor }) {
  const { base, values, change } = editor;
  return (
    <>
      <Choices
        title={edit.fields.occasions}
        hint={edit.occasionsHint}
        names={occasionNames}
        codes={occasionCodes}
        chosen={values.occasions}
        onChange={(occasions) => change(() => ({ occasions }))}
      />
      <Choices
        title={edit.fields.colorFamilies}
        hint={edit.colorFamiliesHint(
          (base?.derivedColorFamilies ?? []).map((each) => colorFamilyNames[each]),
        )}
        names={colorFamilyNames}
        codes={COLOR_FAMILIES}
        chosen={values.colorFamilies}
        onChange={(colorFamilies) => change(() => ({ colorFamilies }))}
      />
      <Choices
        title={edit.fields.audience}
        hint={edit.audienceHint((base?.derivedAudience ?? []).map((each) => audienceNames[each]))}
        names={audienceNames}
        codes={AUDIENCES}
        chosen={values.audience}
        onChange={(audience) => change(() => ({ audience }))}
      />
    </>
  );
}

type Props<Code extends string> = {
  title: string;
  hint: string;
  names: Readonly<Record<Code, string>>;
  codes: readonly Code[];
  chosen: readonly Code[];
  onChange: (chosen: Code[]) => void;
};

function Choices<Code extends string>({
  title,
  hint,
  names,
  codes,
  chosen,
  onChange,
}: Props<Code>) {
  const id = useId();
  return (
    <Section title={title} className="surface editor-section">
      <p id={id} className="editor-section__help note">
        {hint}
      </p>
      <fieldset className="choice-fields" aria-label={title} aria-describedby={id}>
        {codes.map((code) => (
          <Checkbox
            key={code}
            label={names[code]}
            checked={chosen.includes(code)}
            onChange={({ target }) =>
              onChange(
                codes.filter((each) => (each === code ? target.checked : chosen.includes(each))),
              )
            }
          />
        ))}
      </fieldset>
    </Section>
  );
}
