import { useQuery } from '@apollo/client/react';

import { frOrderChanges } from '../../../text/admin/changes.fr.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { graphql } from '../../../generated/admin/index.ts';
import type { Article, DraftLine } from './useLinesForm.ts';

const variantsQuery = graphql(`
  query AdminOrderedVariants($id: ID!) {
    product(id: $id) {
      id
      variants {
        id
        title
        values
        quantityAvailable
        price {
          amount
        }
      }
    }
  }
`);

const { lines: texts } = frOrderChanges;

type Props = { line: DraftLine; onChange: (article: Article) => void };

/** Nothing for a product of one form, or one that is no longer sold. */
export function SizeChoice({ line, onChange }: Props) {
  const { data } = useQuery(variantsQuery, { variables: { id: line.productId } });
  const variants = data?.product?.variants ?? [];
  if (variants.length < 2) {
    return line.variantTitle === null ? null : <p>{line.variantTitle}</p>;
  }
  return (
    <Select
      label={texts.size(line.title)}
      className="order-lines-form__size"
      value={line.variantId}
      onChange={({ target }) => {
        const chosen = variants.find(({ id }) => id === target.value);
        if (!chosen) return;
        const { id: variantId, title: variantTitle, price } = chosen;
        onChange({ ...line, variantId, variantTitle, price: price.amount });
      }}
    >
      {variants.map(({ id, title, quantityAvailable }) => (
        <option key={id} value={id}>
          {quantityAvailable === null ? title : `${title} (${texts.left(quantityAvailable)})`}
        </option>
      ))}
    </Select>
  );
}
