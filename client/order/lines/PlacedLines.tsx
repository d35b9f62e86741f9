import { graphql } from '../../generated/shop/index.ts';
import type { PlacedLines_OrderFragment } from '../../generated/shop/graphql.ts';
import { paths } from '#shared/paths.ts';
import { orderTexts } from '../order.fr.ts';
import { describeAlteration } from '../../ui/format/alteration.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { OrderLine } from './OrderLine.tsx';
import './OrderLines.css';
import './PlacedLines.css';

graphql(`
  fragment PlacedAlterations_line on OrderLine {
    id
    alterations {
      id
      title
      price {
        amount
      }
      value
    }
  }
`);

graphql(`
  fragment PlacedLines_order on Order {
    id
    lines {
      ...PlacedAlterations_line
      productId
      variantId
      variantTitle
      title
      brand
      image
      price {
        amount
      }
      quantity
    }
  }
`);

export function PlacedLines({ order }: { order: PlacedLines_OrderFragment }) {
  return (
    <ul className="stack-4 placed-lines">
      {order.lines.map(({ id, productId, variantId, variantTitle, title, price, ...line }) => (
        <OrderLine
          key={id}
          image={line.image}
          title={title}
          to={paths.product(productId, variantId === productId ? undefined : variantId)}
          facts={[
            line.brand,
            ...(variantTitle === null ? [] : [variantTitle]),
            ...line.alterations.map(describeAlteration),
            orderTexts.view.each(formatMoney(price.amount)),
          ]}
          quantity={line.quantity}
          total={price.amount * line.quantity}
        />
      ))}
    </ul>
  );
}
