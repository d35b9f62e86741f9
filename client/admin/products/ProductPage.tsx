import { skipToken, useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { frProducts } from '../../text/fr.admin.products.ts';
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { describeProblem } from '../apollo/problems.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { useListSearch } from '../page/listAddress.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { ProductEditor } from './edit/ProductEditor.tsx';
import { productQuery } from './edit/productQuery.ts';
import './ProductPage.css';

const { edit } = frProducts;

/** `/admin/products/new` and `/admin/products/:id`. */
export function ProductPage() {
  const { id } = useParams();
  const { data, error, refetch } = useQuery(
    productQuery,
    id === undefined ? skipToken : { variables: { id }, fetchPolicy: 'cache-and-network' },
  );
  const product = id === undefined ? null : data?.product;

  if (product || id === undefined) {
    return <ProductEditor key={id ?? 'new'} product={product ?? null} />;
  }
  if (error && !data) {
    return <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />;
  }
  return data ? <UnknownProduct /> : <LoadingProduct />;
}

function useBack() {
  return { to: adminPaths.products(useListSearch()), label: edit.back };
}

function UnknownProduct() {
  return (
    <PageFrame title={edit.unknown} back={useBack()}>
      {null}
    </PageFrame>
  );
}

function LoadingProduct() {
  return (
    <PageFrame title={frProducts.title} back={useBack()}>
      <div className="product-page" aria-busy="true">
        <Skeleton className="product-page__skeleton" />
        <Skeleton className="product-page__skeleton" />
      </div>
    </PageFrame>
  );
}
