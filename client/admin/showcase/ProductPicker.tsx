import { frShowcase } from '../../text/admin/products/showcase.fr.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ProductSearch } from './ProductSearch.tsx';
import type { ShownProduct } from './shownProduct.ts';

const { places, search: texts, unseen } = frShowcase;

type Products = readonly ShownProduct[];

type Props = {
  /** Name of the list. */
  label: string;
  products: Products;
  onChange: (update: (current: Products) => Products) => void;
};

/** The products that a form holds, and a search for more. */
export function ProductPicker({ label, products, onChange }: Props) {
  return (
    <>
      {products.length === 0 ? null : (
        <ul className="place-list" aria-label={label}>
          {products.map(({ id, title, image, state }) => (
            <li key={id} className="found-product">
              <Picture src={image} alt="" className="place-item__picture" />
              <div>
                <bdi>{title}</bdi>
                {state === 'ON_SALE' ? null : <p className="field__error">{unseen[state]}</p>}
              </div>
              <IconButton
                icon="close"
                label={places.remove(title)}
                onClick={() => {
                  onChange((current) => current.filter((each) => each.id !== id));
                  announce(places.removed(title));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <ProductSearch
        chosen={products}
        onAdd={(added) => {
          onChange((current) => [...current, added]);
          announce(texts.added(added.title));
        }}
      />
    </>
  );
}
