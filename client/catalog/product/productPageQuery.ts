import { graphql } from '../../apollo/generated/index.ts';

/** What a product's page asks for; also asked ahead, when somebody is about to open it. */
export const productPageQuery = graphql(`
  query ProductPage($id: ID!) {
    product(id: $id) {
      id
      title
      brand
      description
      category {
        id
        name
      }
      ...ProductView_product
    }
  }
`);
