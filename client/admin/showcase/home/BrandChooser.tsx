import { frShowcase } from '../../../text/admin/products/showcase.fr.ts';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Section } from '../../page/Section.tsx';
import { placed, PlaceList, type PlacedItem } from '../PlaceList.tsx';
import type { HomeEditor } from './useHomeForm.ts';

const { places, home } = frShowcase;
const { brands: texts } = home;

type Props = {
  editor: HomeEditor;
  /** All brands of the catalogue. */
  brands: readonly string[];
};

/** The brands that the home page links to, in order. */
export function BrandChooser({ editor, brands }: Props) {
  const { values, change } = editor;
  const chosen = values.brands;
  const others = brands.filter((brand) => !chosen.includes(brand));
  const put = (next: readonly string[], announced: string) => {
    change(() => ({ brands: next }));
    announce(announced);
  };
  const items: readonly PlacedItem[] = chosen.map((title) => ({ id: title, title, image: null }));
  return (
    <Section title={texts.title} className="surface admin-form">
      <p className="note">{texts.help}</p>
      {items.length === 0 ? null : (
        <PlaceList
          label={texts.list}
          items={items}
          onMove={(item, to) =>
            put(
              placed(items, item, to).map(({ title }) => title),
              places.moved(item.title, (to ?? items.length - 1) + 1),
            )
          }
          onRemove={({ title }) =>
            put(
              chosen.filter((each) => each !== title),
              places.removed(title),
            )
          }
        />
      )}
      {others.length === 0 ? null : (
        <SelectField
          name="brand"
          label={texts.add}
          value=""
          onChange={({ target: { value } }) =>
            put([...chosen, value], places.moved(value, chosen.length + 1))
          }
        >
          <option value="">{texts.choose}</option>
          {others.map((brand) => (
            <option key={brand}>{brand}</option>
          ))}
        </SelectField>
      )}
    </Section>
  );
}
