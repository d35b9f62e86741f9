import { useQuery } from '@apollo/client/react';

import { describeError } from '../apollo/problems.ts';
import { shownOccasions } from '../catalog/occasion/OccasionTiles.tsx';
import { DocumentHead } from '../page/DocumentHead.tsx';
import { Failure } from '../ui/feedback/Failure.tsx';
import { About } from './About.tsx';
import { BrandStrip } from './BrandStrip.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { Featured } from './Featured.tsx';
import { Hero } from './Hero.tsx';
import { homeHead, homePageQuery } from './homePageQuery.ts';
import { Occasions } from './Occasions.tsx';
import { Services } from './Services.tsx';

export function HomePage() {
  const { data, error, refetch } = useQuery(homePageQuery);

  if (error && !data) {
    return (
      <>
        <DocumentHead {...homeHead} />
        <Hero />
        <Failure text={describeError(error)} onRetry={() => void refetch()} />
      </>
    );
  }
  const isShopEmpty = data?.brands.length === 0;
  return (
    <>
      <DocumentHead {...homeHead} />
      <Hero isShopEmpty={isShopEmpty} />
      {isShopEmpty ? null : (
        <>
          <BrandStrip brands={data?.brands} />
          <Featured products={data?.featuredProducts} />
          <Occasions occasions={data ? shownOccasions(data.products.facets) : []} />
        </>
      )}
      <About />
      <Services />
      {isShopEmpty ? null : <CategoryTiles categories={data?.categories} />}
    </>
  );
}
