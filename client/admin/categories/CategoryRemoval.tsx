import { graphql } from '../../generated/admin/index.ts';
import { frCategories } from '../../text/admin/products/categories.fr.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { Removal } from '../page/Removal.tsx';
import type { Category } from './categoryTexts.ts';

const deleteCategoryMutation = graphql(`
  mutation AdminDeleteCategory($id: ID!) {
    payload: deleteCategory(id: $id) {
      categories {
        id
      }
      userErrors {
        message
      }
    }
  }
`);

const { removal: texts } = frCategories;

type Props = {
  category: Category;
  /** Drops what is typed into its form. */
  forget: () => void;
};

/** Removes a category that is empty, or says what to do first. */
export function CategoryRemoval({ category: { id, productCount }, forget }: Props) {
  const { run } = useAdminMutation(deleteCategoryMutation, { done: texts.done });
  return (
    <Removal
      texts={texts}
      blocked={productCount > 0 ? texts.hasProducts(productCount) : undefined}
      remove={() => run({ id })}
      forget={forget}
      next={adminPaths.categories()}
    />
  );
}
