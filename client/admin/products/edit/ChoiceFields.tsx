import { useId } from 'react';

import { occasionCodes } from '#shared/catalog/occasions.ts';
import { AUDIENCES, COLOR_FAMILIES } from '#shared/catalog/product-traits.ts';
import { occasionNames } from '#shared/texts/occasions.fr.ts';
import { audienceNames, colorFamilyNames } from '#shared/texts/product-traits.fr.ts';
import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Section } from '../../page/Section.tsx';
import './ProductEditor.css';
import { FeatureSection } from './FeatureSection.tsx';
import { kindNames } from './kindNames.ts';
import type { Editor } from './useProductForm.ts';

const { edit } = frProducts;

/** The choices by which lists are filtered: what a product is worn for, its colours, for whom and of what kind it is. */
export function ChoiceFields({ editor }: { editor: Editor }) {
  const { base } = editor;
  const colours = base?.derivedColorFamilies ?? [];
  const audience = base?.derivedAudience ?? [];
  return (
    <>
      <Choices
        editor={editor}
        name="occasions"
        hint={edit.occasionsHint}
        names={occasionNames}
        codes={occasionCodes}
      />
      <Choices
        editor={editor}
        name="colorFamilies"
        hint={edit.colorFamiliesHint(colours.map((each) => colorFamilyNames[each]))}
        names={colorFamilyNames}
        codes={COLOR_FAMILIES}
      />
      <Choices
        editor={editor}
        name="audience"
        hint={edit.audienceHint(audience.map((each) => audienceNames[each]))}
        names={audienceNames}
        codes={AUDIENCES}
      />
      <Choices
        editor={editor}
        name="kinds"
        hint={edit.kindsHint((base?.derivedKinds ?? []).map((kind) => kindNames[kind] ?? kind))}
        names={kindNames}
        codes={Object.keys(kindNames)}
      />
    </>
  );
}

type Props = {
  editor: Editor;
  name: 'occasions' | 'colorFamilies' | 'audience' | 'kinds';
  hint: string;
  names: Readonly<Record<string, string>>;
  codes: readonly string[];
};

function Choices({ editor: { values, change }, name, hint, names, codes }: Props) {
  const id = useId();
  const title = edit.fields[name];
  const chosen: readonly string[] = values[name];
  const fields = (
    <>
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
              change(() => ({
                [name]: codes.filter((each) =>
                  each === code ? target.checked : chosen.includes(each),
                ),
              }))
            }
          />
        ))}
      </fieldset>
    </>
  );
  if (name === 'occasions') {
    return (
      <FeatureSection feature="OCCASIONS" isFilled={chosen.length > 0} title={title}>
        {fields}
      </FeatureSection>
    );
  }
  return (
    <Section title={title} className="surface editor-section">
      {fields}
    </Section>
  );
}
