import { graphql } from '../apollo/generated/index.ts';

/** What the front asks for; the server asks before it renders the page. */
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
