import { graphql } from '../../generated/admin/index.ts';
import { frCategories } from '../../text/admin/products/categories.fr.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { ConfirmButton } from '../page/ConfirmButton.tsx';
import { Section } from '../page/Section.tsx';
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

type Props = { category: Category; onRemoved: () => void };

/** Removes a category that is empty, or says what to do first. */
export function CategoryRemoval({ category: { id, productCount }, onRemoved }: Props) {
  const { run } = useAdminMutation(deleteCategoryMutation, { done: texts.done });
  return (
    <Section title={texts.title} className="surface admin-form">
      {productCount > 0 ? (
        <p className="note">{texts.hasProducts(productCount)}</p>
      ) : (
        <>
          <p className="note">{texts.isEmpty}</p>
          <div>
            <ConfirmButton
              label={texts.button}
              title={texts.ask}
              confirm={texts.button}
              action={async () => {
                if (await run({ id })) onRemoved();
              }}
            >
              <p>{texts.text}</p>
            </ConfirmButton>
          </div>
        </>
      )}
    </Section>
  );
}
