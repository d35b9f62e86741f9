import { graphql } from '../generated/shop/index.ts';

/** For search engines and shared links; no browser sends it. */
export const productOfferQuery = graphql(`
  query ProductOffer($id: ID!) {
    product(id: $id) {
      id
      title
      brand
      description
      image
      imageAlt
      price {
        amount
        currency
      }
      outOfStock
      category {
        id
        name
      }
    }
  }
`);
