import { graphql } from '../../generated/admin/index.ts';
import { frSizeGuides } from '../../text/admin/products/size-guides.fr.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { Removal } from '../page/Removal.tsx';
import type { SizeGuide } from './sizeGuide.ts';

const deleteSizeGuideMutation = graphql(`
  mutation AdminDeleteSizeGuide($id: ID!, $version: Int) {
    payload: deleteSizeGuide(id: $id, expectedVersion: $version) {
      userErrors {
        message
      }
    }
  }
`);

const { removal: texts } = frSizeGuides;

type Props = {
  guide: SizeGuide;
  /** Drops what is typed into its form. */
  forget: () => void;
};

/** Removes a guide that no product uses, or says what to do first. */
export function GuideRemoval({ guide: { id, version, productCount }, forget }: Props) {
  const { run } = useAdminMutation(deleteSizeGuideMutation, { done: texts.done });
  return (
    <Removal
      texts={texts}
      blocked={productCount > 0 ? texts.hasProducts(productCount) : undefined}
      remove={() => run({ id, version })}
      forget={forget}
      next={adminPaths.sizeGuides()}
    />
  );
}
