import { graphql } from '../../generated/shop/index.ts';

/** The server loads it too: without the demo account the form is shorter. */
export const logInPageQuery = graphql(`
  query LogInPage {
    shop {
      hasDemoAccount
    }
  }
`);
