import { useQuery } from '@apollo/client/react';

import { graphql } from '../apollo/generated/index.ts';
import { describeError } from '../apollo/problems.ts';
import { DocumentTitle } from '../app/DocumentTitle.tsx';
import { fr } from '../text/fr.ts';
import { Failure } from '../ui/Failure.tsx';
import { About } from './About.tsx';
import { BrandStrip } from './BrandStrip.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { Featured } from './Featured.tsx';
import { Hero } from './Hero.tsx';
import { Services } from './Services.tsx';

const homePageQuery = graphql(`
  query HomePage {
    featuredProducts {
      id
      ...ProductCard_product
    }
    categories {
      id
      ...CategoryTile_category
    }
    brands {
      name
    }
  }
`);

/** The shop's front. */
export function HomePage() {
  const { data, error, refetch } = useQuery(homePageQuery);

  if (error && !data) {
    return (
      <>
        <DocumentTitle title={fr.home.documentTitle} />
        <Hero />
        <Failure text={describeError(error)} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <DocumentTitle title={fr.home.documentTitle} />
      <Hero />
      <BrandStrip brands={data?.brands} />
      <Featured products={data?.featuredProducts} />
      <About />
      <Services />
      <CategoryTiles categories={data?.categories} />
    </>
  );
}
