import { graphql } from '../generated/index.ts';

export const viewerQuery = graphql(`
  query Viewer {
    me {
      id
      email
      name
      role
    }
  }
`);
