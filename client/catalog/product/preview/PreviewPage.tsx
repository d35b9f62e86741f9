import { useQuery } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router-dom';

import { tokenParameter } from '#shared/paths.ts';
import { FailedPage } from '../../../apollo/QueryProblem.tsx';
import { graphql } from '../../../generated/shop/index.ts';
import { DocumentHead } from '../../../page/DocumentHead.tsx';
import { productTexts } from '../product.fr.ts';
import { ProductSkeleton, UnknownProduct } from '../ProductSkeleton.tsx';
import { ProductView } from '../ProductView.tsx';

const previewQuery = graphql(`
  query ProductPreview($id: ID!, $token: String!) {
    product(id: $id, previewToken: $token) {
      id
      title
      ...ProductView_product
    }
  }
`);

/** `/apercu/:productId`: a draft as the shop would show it, for who has its link. */
export function PreviewPage() {
  const { productId: id = '' } = useParams();
  const token = useSearchParams()[0].get(tokenParameter) ?? '';
  // No list or other page may find the draft in the cache.
  const query = useQuery(previewQuery, { variables: { id, token }, fetchPolicy: 'no-cache' });
  if (query.error && !query.data) return <FailedPage query={query} />;
  if (!query.data) return <ProductSkeleton id={id} />;
  const { product } = query.data;
  if (!product) return <UnknownProduct />;
  return (
    <div className="page">
      <DocumentHead title={product.title} />
      <p className="product-view__preview">{productTexts.preview}</p>
      <ProductView product={product} isPreview />
    </div>
  );
}
