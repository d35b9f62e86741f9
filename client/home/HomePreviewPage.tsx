import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';

import { dateParameter, tokenParameter } from '#shared/paths.ts';
import { FailedPage } from '../apollo/QueryProblem.tsx';
import { graphql } from '../generated/shop/index.ts';
import { DocumentHead } from '../page/DocumentHead.tsx';
import { homeTitle } from '../page/head.ts';
import { useShop } from '../page/shop.ts';
import { Loader } from '../ui/feedback/Loader.tsx';
import { homeTexts } from './home.fr.ts';
import { HomeBlocks } from './HomeBlocks.tsx';
import './HomePreviewPage.css';
import { ShopAt } from './ShopAt.tsx';
import { UnknownPreview } from './UnknownPreview.tsx';

const previewQuery = graphql(`
  query HomePreview($token: String!) {
    home(previewToken: $token) {
      featured {
        id
        ...ProductCard_product
      }
      ...ShownHome
    }
    ...HomeLists
  }
`);

const { preview } = homeTexts;

/** `/apercu`: the home page as it will be published, or the shop at an instant, for who has the link. */
export function HomePreviewPage() {
  const at = useSearchParams()[0].get(dateParameter);
  return at === null ? <PublishedPreview /> : <ShopAt at={at} />;
}

function PublishedPreview() {
  const shop = useShop();
  const token = useSearchParams()[0].get(tokenParameter) ?? '';
  // The home page must not find the draft in the cache.
  const query = useQuery(previewQuery, { variables: { token }, fetchPolicy: 'no-cache' });
  const { data, error } = query;
  if (error && !data) return <FailedPage query={query} />;
  if (!data) return <Loader />;
  if (!data.home) return <UnknownPreview />;
  return (
    <>
      <DocumentHead title={homeTitle(shop)} />
      <p className="home-preview">{preview.note}</p>
      <HomeBlocks data={data} home={data.home} featured={data.home.featured} />
    </>
  );
}
