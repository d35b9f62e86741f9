import { graphql } from '../apollo/generated/index.ts';

export const sizeGuidesQuery = graphql(`
  query SizeGuides {
    sizeGuides {
      id
      title
      columns
      rows
      note
    }
  }
`);
