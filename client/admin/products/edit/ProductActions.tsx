import { useNavigate } from 'react-router-dom';

import { paths } from '#shared/paths.ts';
import { PREVIEW_DAYS } from '#shared/policies.ts';
import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';
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

const duplicateProductMutation = graphql(`
  mutation DuplicateProduct($id: ID!) {
    payload: duplicateProduct(id: $id) {
      product {
        id
      }
      userErrors {
        message
      }
    }
  }
`);

const { edit } = frProducts;

type Props = { product: EditedProduct };

/** Acts on the product as a whole: shows it in the shop, copies, publishes or archives it. */
export function ProductActions({ product: { id, archivedAt, isDraft, previewUrl } }: Props) {
  const archival = useAdminMutation(archiveProductMutation, { done: edit.archived });
  const { run, isBusy } = useAdminMutation(unarchiveProductMutation, {
    done: isDraft ? edit.published : edit.unarchived,
  });
  return (
    <>
      {previewUrl ? <PreviewLink url={previewUrl} /> : null}
      {archivedAt ? null : (
        // Another document: the shop's.
        <a
          href={paths.product(id)}
          target="_blank"
          rel="noreferrer"
          className="button button--quiet"
        >
          {edit.seeInShop}
        </a>
      )}
      <DuplicateProduct id={id} />
      {archivedAt ? (
        <Button variant="secondary" disabled={isBusy} onClick={() => void run({ id })}>
          {isDraft ? edit.publish : edit.unarchive}
        </Button>
      ) : (
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
      )}
    </>
  );
}

function PreviewLink({ url }: { url: string }) {
  // Without permission or https there is no clipboard: the link itself can still be opened.
  const copy = () =>
    navigator.clipboard?.writeText(url).then(
      () => toast.success(edit.previewCopied(PREVIEW_DAYS)),
      () => undefined,
    );
  return (
    <>
      <a href={url} target="_blank" rel="noreferrer" className="button button--quiet">
        {edit.preview}
      </a>
      <Button variant="quiet" onClick={() => void copy()}>
        {edit.copyPreview}
      </Button>
    </>
  );
}

function DuplicateProduct({ id }: { id: string }) {
  const navigate = useNavigate();
  const { run, isBusy } = useAdminMutation(duplicateProductMutation, { done: edit.duplicated });
  const duplicate = async () => {
    const copy = (await run({ id }))?.product;
    if (copy) await navigate(adminPaths.product(copy.id));
  };
  return (
    <Button variant="quiet" disabled={isBusy} onClick={() => void duplicate()}>
      {edit.duplicate}
    </Button>
  );
}
