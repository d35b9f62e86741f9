import type { ShownProductFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { smallPicture } from '../products/list/ProductItem.tsx';

graphql(`
  fragment ShownProduct on Product {
    id
    title
    image
    isDraft
    archivedAt
    images {
      url
      sources {
        url
        width
      }
    }
  }
`);

/** A product in a list of the form, which shoppers see only where it is on sale. */
export type ShownProduct = {
  id: string;
  title: string;
  image: string;
  state: 'ON_SALE' | 'DRAFT' | 'ARCHIVED';
};

export const shownProduct = (product: ShownProductFragment): ShownProduct => ({
  id: product.id,
  title: product.title,
  image: smallPicture(product),
  state: stateOf(product),
});

function stateOf({ isDraft, archivedAt }: ShownProductFragment): ShownProduct['state'] {
  if (isDraft) return 'DRAFT';
  return archivedAt == null ? 'ON_SALE' : 'ARCHIVED';
}
