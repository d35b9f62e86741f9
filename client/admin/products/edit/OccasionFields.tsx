import { occasionCodes } from '#shared/occasions.ts';
import { occasionNames } from '#shared/texts/occasions.fr.ts';
import type { Occasion } from '../../../generated/admin/graphql.ts';
import { frProducts } from '../../../text/admin/products.fr.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import './ProductEditor.css';
import type { Editor } from './useProductForm.ts';

const { edit } = frProducts;

export function OccasionFields({ editor }: { editor: Editor }) {
  const { occasions: chosen } = editor.values;

  const toggle = (occasion: Occasion, isChosen: boolean) =>
    editor.change(({ occasions }) => ({
      occasions: occasionCodes.filter((each) =>
        each === occasion ? isChosen : occasions.includes(each),
      ),
    }));

  return (
    <section className="surface editor-section" aria-labelledby="occasion-fields">
      <h2 id="occasion-fields">{edit.fields.occasions}</h2>
      <p id="occasions-hint" className="editor-section__help note">
        {edit.occasionsHint}
      </p>
      <fieldset
        className="occasion-fields"
        aria-labelledby="occasion-fields"
        aria-describedby="occasions-hint"
      >
        {occasionCodes.map((occasion) => (
          <Checkbox
            key={occasion}
            label={occasionNames[occasion]}
            checked={chosen.includes(occasion)}
            onChange={({ target }) => toggle(occasion, target.checked)}
          />
        ))}
      </fieldset>
    </section>
  );
}
