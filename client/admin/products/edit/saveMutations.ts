import { graphql } from '../../generated/index.ts';

export const saveProductMutation = graphql(`
  mutation SaveProduct($input: ProductInput!, $expectedVersion: Int) {
    payload: saveProduct(input: $input, expectedVersion: $expectedVersion) {
      product {
        ...EditedProduct @unmask
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const setStocksMutation = graphql(`
  mutation SetStocks($changes: [StockChange!]!) {
    payload: setStocks(changes: $changes) {
      products {
        ...EditedProduct @unmask
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const archiveProductMutation = graphql(`
  mutation ArchiveProduct($id: ID!) {
    payload: archiveProduct(id: $id) {
      product {
        ...EditedProduct @unmask
      }
      userErrors {
        message
      }
    }
  }
`);

export const unarchiveProductMutation = graphql(`
  mutation UnarchiveProduct($id: ID!) {
    payload: unarchiveProduct(id: $id) {
      product {
        ...EditedProduct @unmask
      }
      userErrors {
        message
      }
    }
  }
`);
