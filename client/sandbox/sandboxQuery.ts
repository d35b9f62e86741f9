/** The first operation in the sandbox. */
export const sandboxQuery = `# Belle Vue. The schema is under « Documentation ».
# To act as a customer, take a token from logIn or
# logInAsDemo and give it under « En-têtes »:
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

/** The first operation in the sandbox of the back office. */
export const adminSandboxQuery = `# Belle Vue, back office. The schema is under « Documentation ».
# Log in at /admin, or run logIn: the session is a cookie.
query Me {
  me {
    email
    role
    sessions {
      device
      isCurrent
    }
  }
}
`;
