import { graphql } from '../apollo/generated/index.ts';

/** What search engines and shared links are told of a product; never asked for by a browser. */
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
