import { useState } from 'react';

import { formatMoney } from '#shared/money.format.ts';
import { alterationTitle } from '#shared/texts/order.fr.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { frOrderChanges } from '../../../text/admin/orders/changes.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import type { OrderLines_OrderFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { Section } from '../../page/Section.tsx';
import { OrderLinesForm } from '../change/OrderLinesForm.tsx';
import { hasLinesDraft } from '../change/useLinesForm.ts';

graphql(`
  fragment OrderLines_order on Order {
    id
    version
    canChange
    payable {
      amount
    }
    discountCode {
      code
      saving {
        amount
      }
    }
    refundDue {
      amount
    }
    lines {
      id
      productId
      variantId
      sku
      variantTitle
      title
      brand
      image
      alterations {
        id
        title
        value
        price {
          amount
        }
      }
      quantity
      price {
        amount
      }
    }
  }
`);

const texts = frOrders.detail;

export function OrderLines({ order }: { order: OrderLines_OrderFragment }) {
  const [isEditing, setIsEditing] = useState(() => hasLinesDraft(order.id));
  if (isEditing) {
    return (
      <Section title={frOrderChanges.lines.title}>
        <OrderLinesForm order={order} onClose={() => setIsEditing(false)} />
      </Section>
    );
  }
  return (
    <Section title={texts.lines}>
      <ul className="order-detail__lines stack-4">
        {order.lines.map((line) => (
          <li key={line.id} className="order-detail__line">
            <Picture src={line.image} alt="" className="order-detail__picture" />
            <div className="order-detail__article">
              <p className="order-detail__title">
                <span className="order-detail__quantity">{line.quantity} ×</span> {line.title}
              </p>
              {line.variantTitle === null ? null : <p>{line.variantTitle}</p>}
              {line.alterations.map((each) => (
                <p key={each.id}>{`+ ${alterationTitle(each)}`}</p>
              ))}
              <p className="note">
                {[
                  line.brand,
                  ...(line.sku === null ? [] : [texts.sku(line.sku)]),
                  texts.each(formatMoney(line.price.amount)),
                ].join(' · ')}
              </p>
            </div>
            <strong className="order-detail__sum">
              {formatMoney(line.price.amount * line.quantity)}
            </strong>
          </li>
        ))}
      </ul>
      {order.canChange ? (
        <Button variant="quiet" onClick={() => setIsEditing(true)}>
          {frOrderChanges.lines.title}
        </Button>
      ) : null}
    </Section>
  );
}
