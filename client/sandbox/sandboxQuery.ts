/** The first operation in the sandbox. */
export const sandboxQuery = `# Belle Vue. The schema is under "Docs".
# To act as a customer, take a token from logIn or
# logInAsDemo and give it under "Headers":
# { "authorization": "..." }
query Catalogue {
  products(first: 3, sort: PRICE_ASC) {
    totalCount
    nodes {
      id
      title
      brand
      price {
        amount
      }
    }
  }
}
`;
