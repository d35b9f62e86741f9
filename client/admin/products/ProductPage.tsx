import { skipToken, useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { frProducts } from '../../text/admin/products/products.fr.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { useListSearch } from '../list/listAddress.ts';
import { Loaded } from '../page/Loaded.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import { ProductEditor } from './edit/ProductEditor.tsx';
import { productQuery } from './edit/productQuery.ts';

const { edit } = frProducts;

/** `/admin/products/new` and `/admin/products/:id`. */
export function ProductPage() {
  const { id } = useParams();
  const back = { to: adminPaths.products(useListSearch()), label: edit.back };
  const result = useQuery(
    productQuery,
    id === undefined ? skipToken : { variables: { id }, fetchPolicy: 'cache-and-network' },
  );
  if (id === undefined) return <ProductEditor key="new" product={null} back={back} />;
  return (
    <Loaded result={result}>
      {({ product }) =>
        product ? (
          <ProductEditor key={id} product={product} back={back} />
        ) : (
          <PageFrame title={edit.unknown} back={back} />
        )
      }
    </Loaded>
  );
}
