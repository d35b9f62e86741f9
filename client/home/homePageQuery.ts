import { graphql } from '../generated/shop/index.ts';

export const homePageQuery = graphql(`
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
