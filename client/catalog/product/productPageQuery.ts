import { graphql } from '../../generated/shop/index.ts';

/** Is also prefetched on intent. */
export const productPageQuery = graphql(`
  query ProductPage($id: ID!) {
    product(id: $id) {
      id
      title
      brand
      description
      image
      imageAlt
      category {
        id
        name
        filterName
      }
      variants {
        id
        price {
          amount
          currency
        }
      }
      related(first: 4) {
        id
        ...ViewedProduct_product
      }
      ...ProductView_product
    }
  }
`);
