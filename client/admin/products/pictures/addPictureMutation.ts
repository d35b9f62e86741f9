import { graphql } from '../../generated/index.ts';

/** Sent without Apollo’s link, which alone knows `@unmask`. */
export const addPictureMutation = graphql(`
  mutation AddProductImage($productId: ID!, $files: [Upload!]!, $alt: String!) {
    payload: addProductImage(productId: $productId, files: $files, alt: $alt) {
      product {
        ...EditedProduct
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);
