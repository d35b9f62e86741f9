import { useQuery } from '@apollo/client/react';
import { paths } from '#shared/paths.ts';
import { DocumentHead } from '../page/DocumentHead.tsx';
import { homeTitle } from '../page/head.ts';
import { useShop } from '../page/shop.ts';
import { FailedPart } from '../apollo/QueryProblem.tsx';
import { Loader } from '../ui/feedback/Loader.tsx';
import { Hero } from './Hero.tsx';
import { homePageQuery } from './homePageQuery.ts';
import { HomeBlocks } from './HomeBlocks.tsx';

export function HomePage() {
  const shop = useShop();
  const query = useQuery(homePageQuery);
  const { data, error } = query;
  return (
    <>
      <DocumentHead title={homeTitle(shop)} path={paths.home()} />
      {data ? (
        <HomeBlocks data={data} home={data.home ?? null} featured={data.featuredProducts} />
      ) : (
        <>
          {/* Until then the shop's own one is not known. */}
          {error ? <Hero home={null} isShopEmpty={false} /> : null}
          {error ? <FailedPart query={query} /> : <Loader />}
        </>
      )}
    </>
  );
}
