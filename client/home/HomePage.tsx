import { useQuery } from '@apollo/client/react';
import { DocumentHead } from '../page/DocumentHead.tsx';
import { FailedPart } from '../apollo/QueryProblem.tsx';
import { Loader } from '../ui/feedback/Loader.tsx';
import { Hero } from './Hero.tsx';
import { homeHead, homePageQuery } from './homePageQuery.ts';
import { HomeBlocks } from './HomeBlocks.tsx';

export function HomePage() {
  const query = useQuery(homePageQuery);
  const { data, error } = query;
  return (
    <>
      <DocumentHead {...homeHead} />
      {data ? (
        <HomeBlocks data={data} home={data.home ?? null} featured={data.featuredProducts} />
      ) : (
        <>
          {/* Until then the shop's own one is not known. */}
          {error ? <Hero own={undefined} isShopEmpty={false} /> : null}
          {error ? <FailedPart query={query} /> : <Loader />}
        </>
      )}
    </>
  );
}
