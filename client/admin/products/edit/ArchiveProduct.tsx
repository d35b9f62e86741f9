import { useMutation } from '@apollo/client/react';
import { useState } from 'react';

import { describeProblem } from '../../apollo/problems.ts';
import { paths } from '../../../page/paths.ts';
import { frProducts } from '../../../text/fr.admin.products.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import type { EditedProduct } from './productQuery.ts';
import { archiveProductMutation, unarchiveProductMutation } from './saveMutations.ts';

const { edit } = frProducts;

/** Takes a product out of the shop after a confirmation, or puts it back. */
export function ArchiveProduct({
  product: { id, archivedAt, isDraft },
}: {
  product: EditedProduct;
}) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [archive, { loading: isArchiving }] = useMutation(archiveProductMutation);
  const [unarchive, { loading: isUnarchiving }] = useMutation(unarchiveProductMutation);

  const change = async (mutate: typeof archive | typeof unarchive, done: string) => {
    setIsConfirming(false);
    try {
      const { data } = await mutate({ variables: { id } });
      const [problem] = data?.payload.userErrors ?? [];
      if (problem) toast.error(problem.message);
      else toast.success(done);
    } catch (error) {
      toast.error(describeProblem(error));
    }
  };

  if (archivedAt) {
    return (
      <Button
        variant="secondary"
        disabled={isUnarchiving}
        onClick={() => void change(unarchive, isDraft ? edit.published : edit.unarchived)}
      >
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
      <Button variant="quiet" disabled={isArchiving} onClick={() => setIsConfirming(true)}>
        {edit.archive}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          title={`${edit.archive}\u00a0?`}
          confirm={edit.archive}
          dismiss={edit.cancel}
          onClose={() => setIsConfirming(false)}
          onConfirm={() => void change(archive, edit.archived)}
        >
          <p>{edit.archiveText}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
