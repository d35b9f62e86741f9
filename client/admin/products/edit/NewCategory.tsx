import { useState } from 'react';

import { graphql } from '../../../generated/admin/index.ts';
import { frCategories } from '../../../text/admin/products/categories.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { productChoicesQuery } from './productQuery.ts';

const addCategoryMutation = graphql(`
  mutation AdminAddCategory($input: CategoryInput!) {
    payload: saveCategory(input: $input) {
      category {
        id
        name
        alterations {
          ...EditedAlteration
        }
      }
      userErrors {
        message
      }
    }
  }
`);

const { quick: texts } = frCategories;

/** Adds a category beside a product that is being written, which stays as it is typed. */
export function NewCategory({ onAdded }: { onAdded: (name: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {frCategories.add}
      </Button>
      {isOpen ? (
        <CategoryDialog
          onAdded={(name) => {
            setOpen(false);
            onAdded(name);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

type Props = { onAdded: (name: string) => void; onClose: () => void };

/** No form of its own: it stands within that of the product. */
function CategoryDialog({ onAdded, onClose }: Props) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const { send, isBusy } = useAdminMutation(addCategoryMutation, {
    update(cache, { data }) {
      const category = data?.payload.category;
      if (!category) return;
      cache.updateQuery({ query: productChoicesQuery }, (known) =>
        known ? { ...known, categories: [...known.categories, category] } : undefined,
      );
    },
  });
  const save = async () => {
    const reply = await send({ input: { name } });
    if (!reply) return;
    if (reply.category) onAdded(reply.category.name);
    else setProblem(reply.userErrors[0]?.message);
  };
  return (
    <Dialog title={frCategories.add} onClose={onClose}>
      <div className="admin-form">
        <Field
          label={frCategories.names.FR}
          hint={texts.hint}
          value={name}
          error={problem}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The product would be saved.
            event.preventDefault();
            void save();
          }}
        />
        <Button disabled={isBusy} onClick={() => void save()}>
          {texts.save}
        </Button>
      </div>
    </Dialog>
  );
}
