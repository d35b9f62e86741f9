import { useQuery } from '@apollo/client/react';

import { describeError } from '../apollo/problems.ts';
import { catalogPath } from '../catalog/list/filter/filters.ts';
import { shownOccasions } from '../catalog/occasion/OccasionTiles.tsx';
import { DocumentHead } from '../page/DocumentHead.tsx';
import { paths } from '../../server/shared/isomorphic/paths.ts';
import { Failure } from '../ui/feedback/Failure.tsx';
import { About } from './About.tsx';
import { BrandStrip } from './BrandStrip.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { Hero } from './Hero.tsx';
import { homeTexts } from './home.fr.ts';
import { homeHead, homePageQuery } from './homePageQuery.ts';
import { ProductBlock } from './ProductBlock.tsx';
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
          <ProductBlock
            {...homeTexts.featured}
            to={paths.catalog()}
            products={data?.featuredProducts}
            count={8}
          />
          <Occasions occasions={data ? shownOccasions(data.products.facets) : []} />
          <ProductBlock
            {...homeTexts.eyewear}
            to={catalogPath({ categories: ['Lunettes'] })}
            products={data?.eyewear.nodes}
            count={4}
          />
        </>
      )}
      <About />
      <Services />
      {isShopEmpty ? null : <CategoryTiles categories={data?.categories} />}
    </>
  );
}
