import { useQuery } from '@apollo/client/react';

import { frShowcase } from '../../../text/admin/products/showcase.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { categoriesQuery } from '../../categories/categoryTexts.ts';
import { useListAddress } from '../../list/listAddress.ts';
import { Loaded } from '../../page/Loaded.tsx';
import { smallPicture } from '../../products/list/ProductItem.tsx';
import { PlaceList } from '../PlaceList.tsx';
import './ProductOrder.css';
import { useProductOrder } from './useProductOrder.ts';

const { order: texts } = frShowcase;

/** The address names the category by its id. */
const parameter = 'categorie';

/** The order of all products, or of those of a category. */
export function ProductOrder() {
  const result = useQuery(categoriesQuery);
  const { read, change } = useListAddress();
  return (
    <Loaded result={result}>
      {({ categories }) => {
        const category = categories.find(({ id }) => id === read(parameter)) ?? null;
        return (
          <>
            <SelectField
              className="product-order__list"
              label={texts.list}
              name={parameter}
              value={category?.id ?? ''}
              onChange={({ target }) => change({ [parameter]: target.value })}
            >
              <option value="">{texts.all}</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <p className="showcase__help note">
              {[texts.help, category && texts.helpCategory].filter(Boolean).join(' ')}
            </p>
            <OrderOf key={category?.id ?? ''} category={category} />
          </>
        );
      }}
    </Loaded>
  );
}

function OrderOf({ category }: { category: { id: string; name: string } | null }) {
  const { result, shown, loadMore, move } = useProductOrder(category);
  if (!shown) return <Loaded result={result}>{() => null}</Loaded>;
  const { products, total, next } = shown;
  if (products.length === 0) return <p className="admin-empty">{texts.none}</p>;
  return (
    <>
      <output className="product-order__count note">{texts.count(products.length, total)}</output>
      <PlaceList
        label={texts.label}
        items={products.map((product) => ({
          id: product.id,
          title: product.title,
          image: smallPicture(product),
          note: product.outOfStock ? <p className="note">{texts.outOfStock}</p> : undefined,
        }))}
        hasMore={next !== null}
        onMove={({ id }, to) => void move(id, to)}
      />
      {next === null ? null : (
        <Button variant="secondary" onClick={() => void loadMore()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
