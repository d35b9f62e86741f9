import { graphql } from '../generated/shop/index.ts';

graphql(`
  fragment OwnServices on Shop {
    texts(keys: [SERVICES]) {
      key
      text
    }
    merchant {
      phone
      email
    }
  }
`);

graphql(`
  fragment HomeLists on Query {
    eyewear: products(filter: { frameWidths: [NARROW, MEDIUM, WIDE] }, first: 4) {
      nodes {
        id
        ...ProductCard_product
      }
      facets {
        ...ListedCategories_facets
      }
    }
    listed: products(filter: { includeOutOfStock: true }, first: 1) {
      facets {
        ...ListedCategories_facets
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
    shop {
      ...OwnServices
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
