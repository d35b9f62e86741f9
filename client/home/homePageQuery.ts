import { graphql } from '../generated/shop/index.ts';
import type { PageHead } from '../page/head.ts';
import { paths } from '#shared/paths.ts';
import { homeTexts } from './home.fr.ts';

graphql(`
  fragment HomeLists on Query {
    eyewear: products(filter: { categories: ["Lunettes"] }, first: 4) {
      nodes {
        id
        ...ProductCard_product
      }
    }
    categories {
      id
      ...CategoryTile_category
    }
    brands {
      name
    }
    products(first: 1) {
      facets {
        ...OccasionTiles_facets
      }
    }
    campaigns {
      ...CampaignBlock_campaign
    }
  }
`);

export const homePageQuery = graphql(`
  query HomePage {
    featuredProducts {
      id
      ...ProductCard_product
    }
    ...HomeLists
    home {
      ...ShownHome
    }
  }
`);

export const homeHead: PageHead = {
  title: homeTexts.documentTitle,
  description: homeTexts.description,
  path: paths.home(),
};
