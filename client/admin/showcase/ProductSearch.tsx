import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { graphql } from '../../generated/admin/index.ts';
import { frShowcase } from '../../text/admin/products/showcase.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useRested } from '../page/useRested.ts';
import './PlaceList.css';
import { shownProduct, type ShownProduct } from './shownProduct.ts';

const foundQuery = graphql(`
  query AdminFoundProducts($search: String!) {
    products(filter: { search: $search }, first: 6) {
      nodes {
        ...ShownProduct
      }
    }
  }
`);

const { search: texts } = frShowcase;

type Props = {
  /** They are not found once more. */
  chosen: readonly ShownProduct[];
  onAdd: (added: ShownProduct) => void;
};

/** Finds products by words, for a list of them that a form holds. */
export function ProductSearch({ chosen, onAdd }: Props) {
  const [text, setText] = useState('');
  const search = useRested(text.trim());
  const { data, previousData } = useQuery(
    foundQuery,
    search === '' ? skipToken : { variables: { search } },
  );
  const shown = text.trim() === '' || search === '' ? undefined : (data ?? previousData);
  const found = (shown?.products.nodes ?? [])
    .filter(({ id }) => chosen.every((each) => each.id !== id))
    .map(shownProduct);
  return (
    <>
      <Field
        name="productSearch"
        label={texts.label}
        hint={texts.hint}
        type="search"
        maxLength={200}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        // The form is not sent by the search.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <output className="note">{shown && found.length === 0 ? texts.none : null}</output>
      {found.length === 0 ? null : (
        <ul className="place-list" aria-label={texts.found}>
          {found.map((product) => (
            <li key={product.id} className="found-product">
              <Picture src={product.image} alt="" className="place-item__picture" />
              <bdi>{product.title}</bdi>
              <Button
                variant="secondary"
                aria-label={texts.add(product.title)}
                onClick={() => onAdd(product)}
              >
                {texts.addShort}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
