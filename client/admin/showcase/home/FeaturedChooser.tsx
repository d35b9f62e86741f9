import { frShowcase } from '../../../text/admin/products/showcase.fr.ts';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { Section } from '../../page/Section.tsx';
import { placed, PlaceList } from '../PlaceList.tsx';
import { ProductSearch } from '../ProductSearch.tsx';
import type { ShownProduct } from '../shownProduct.ts';
import type { HomeEditor } from './useHomeForm.ts';

/** Products of the home page's grid. */
const MOST = 8;

const { places, home, unseen } = frShowcase;
const { featured: texts } = home;

/** The products of the home page's grid: found by words, in the order that staff give them. */
export function FeaturedChooser({ editor }: { editor: HomeEditor }) {
  const { values, change } = editor;
  const { featured } = values;
  const put = (next: readonly ShownProduct[], announced: string) => {
    change(() => ({ featured: next }));
    announce(announced);
  };
  const find = (id: string) => featured.find((each) => each.id === id);
  return (
    <Section title={texts.title} className="surface admin-form">
      <p className="note">{texts.help(featured.length)}</p>
      {featured.length === 0 ? null : (
        <PlaceList
          label={texts.list}
          items={featured.map(({ id, title, image, state }) => ({
            id,
            title,
            image,
            note: state === 'ON_SALE' ? undefined : <p className="field__error">{unseen[state]}</p>,
          }))}
          onMove={({ id, title }, to) => {
            const item = find(id);
            if (!item) return;
            put(placed(featured, item, to), places.moved(title, (to ?? featured.length - 1) + 1));
          }}
          onRemove={({ id, title }) =>
            put(
              featured.filter((each) => each.id !== id),
              places.removed(title),
            )
          }
        />
      )}
      {featured.length < MOST ? (
        <ProductSearch
          chosen={featured}
          onAdd={(added) =>
            put([...featured, added], texts.added(added.title, featured.length + 1))
          }
        />
      ) : (
        <p className="note">{texts.full}</p>
      )}
    </Section>
  );
}
