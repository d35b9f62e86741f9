import { graphql } from '../generated/shop/index.ts';

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
