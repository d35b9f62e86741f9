import { paths } from '../../../../server/shared/isomorphic/paths.ts';
import { frProducts } from '../../../text/admin/products.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { ConfirmButton } from '../../page/ConfirmButton.tsx';
import type { EditedProduct } from './productQuery.ts';

const archiveProductMutation = graphql(`
  mutation ArchiveProduct($id: ID!) {
    payload: archiveProduct(id: $id) {
      product {
        ...EditedProduct
      }
      userErrors {
        message
      }
    }
  }
`);

const unarchiveProductMutation = graphql(`
  mutation UnarchiveProduct($id: ID!) {
    payload: unarchiveProduct(id: $id) {
      product {
        ...EditedProduct
      }
      userErrors {
        message
      }
    }
  }
`);

const { edit } = frProducts;

type Props = { product: EditedProduct };

/** Takes a product out of the shop after a confirmation, or puts it back. */
export function ArchiveProduct({ product: { id, archivedAt, isDraft } }: Props) {
  const archival = useAdminMutation(archiveProductMutation, { done: edit.archived });
  const { run, isBusy } = useAdminMutation(unarchiveProductMutation, {
    done: isDraft ? edit.published : edit.unarchived,
  });
  if (archivedAt) {
    return (
      <Button variant="secondary" disabled={isBusy} onClick={() => void run({ id })}>
        {isDraft ? edit.publish : edit.unarchive}
      </Button>
    );
  }
  return (
    <>
      {/* Another document: the shop's. */}
      <a href={paths.product(id)} target="_blank" rel="noreferrer" className="button button--ghost">
        {edit.seeInShop}
      </a>
      <ConfirmButton
        variant="quiet"
        label={edit.archive}
        title={`${edit.archive}\u00a0?`}
        confirm={edit.archive}
        dismiss={edit.cancel}
        action={() => archival.run({ id })}
      >
        <p>{edit.archiveText}</p>
      </ConfirmButton>
    </>
  );
}
