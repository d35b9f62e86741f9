import { useNavigate } from 'react-router-dom';

import { graphql } from '../../generated/admin/index.ts';
import { frSizeGuides } from '../../text/admin/products/size-guides.fr.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { Removal } from '../delivery/Removal.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { Section } from '../page/Section.tsx';
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
  const navigate = useNavigate();
  const { run } = useAdminMutation(deleteSizeGuideMutation, { done: texts.done });
  if (productCount > 0) {
    return (
      <Section title={texts.title} className="surface admin-form">
        <p className="note">{texts.hasProducts(productCount)}</p>
      </Section>
    );
  }
  return (
    <Removal
      texts={texts}
      action={async () => {
        const payload = await run({ id, version });
        if (!payload) return;
        forget();
        void navigate(adminPaths.sizeGuides(), { replace: true });
      }}
    />
  );
}
