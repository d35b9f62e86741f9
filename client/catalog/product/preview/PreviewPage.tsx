import { useQuery } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router-dom';

import { dateParameter, tokenParameter } from '#shared/paths.ts';
import { FailedPage } from '../../../apollo/QueryProblem.tsx';
import { graphql } from '../../../generated/shop/index.ts';
import { DocumentHead } from '../../../page/DocumentHead.tsx';
import { PreviewFrame } from '../../preview/PreviewFrame.tsx';
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

/** `/apercu/:productId`: a draft as the shop would show it, or a product at an instant, for who has the link. */
export function PreviewPage() {
  const at = useSearchParams()[0].get(dateParameter);
  return at === null ? <DraftPreview /> : <ProductAt at={at} />;
}

const productAtQuery = graphql(`
  query ProductAt($id: ID!, $at: DateTime!, $token: String!) {
    shopAt(at: $at, previewToken: $token) {
      product(id: $id) {
        id
        title
        ...ProductView_product
      }
    }
  }
`);

function ProductAt({ at }: { at: string }) {
  const { productId: id = '' } = useParams();
  const token = useSearchParams()[0].get(tokenParameter) ?? '';
  const variables = { id, at, token };
  const query = useQuery(productAtQuery, { variables, fetchPolicy: 'no-cache' });
  if (query.error && !query.data) return <FailedPage query={query} />;
  if (!query.data) return <ProductSkeleton id={id} />;
  const product = query.data.shopAt?.product;
  if (!product) return <UnknownProduct />;
  return (
    <PreviewFrame at={at} token={token}>
      <div className="page">
        <ProductView product={product} isPreview />
      </div>
    </PreviewFrame>
  );
}

function DraftPreview() {
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
