import { Link } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import type { OrderView_OrderFragment } from '../../generated/shop/graphql.ts';
import { paths } from '#shared/paths.ts';
import { useFocusWhenFewer } from '../../ui/useFocusWhenFewer.ts';
import { orderTexts } from '../order.fr.ts';
import { areAltered } from '../../ui/format/alteration.ts';
import { formatDate } from '../../ui/format/date.ts';
import type { OpenedOrder } from './OrderFrame.tsx';
import { Service } from '../Service.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderDelivery } from './OrderDelivery.tsx';
import { OrderRefund } from './OrderRefund.tsx';
import { OrderExchange } from './exchange/OrderExchange.tsx';
import { OrderReturn } from './return/OrderReturn.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import './OrderView.css';
import { PlacedLines } from '../lines/PlacedLines.tsx';
import { Totals } from '../../cart/Totals.tsx';
import {
  isBoughtInShop,
  nextSteps,
  paymentState,
  statusNote,
  statusText,
} from './orderProgress.ts';
import { Reorder } from './Reorder.tsx';
import { OrderStatusChip } from './OrderStatusChip.tsx';

graphql(`
  fragment PlacedCode_code on OrderDiscountCode {
    code
    saving {
      amount
    }
  }
`);

graphql(`
  fragment OrderView_order on Order {
    id
    number
    status
    placedAt
    paymentMethod
    canCancel
    canRequestReturn
    confirmedByCustomerAt
    history {
      status
    }
    delivery {
      kind
    }
    originalTotal {
      amount
    }
    discount {
      amount
    }
    discountCode {
      ...PlacedCode_code
    }
    shipping {
      amount
    }
    payable {
      amount
    }
    ...OrderActions_order
    ...Reorder_order
    ...OrderTimeline_order
    ...OrderExchange_order
    ...OrderReturn_order
    ...OrderRefund_order
    ...PlacedLines_order
    ...OrderDelivery_order
  }
`);

type Props = { order: OrderView_OrderFragment; opened: OpenedOrder };

export function OrderView({ order, opened }: Props) {
  // A button is removed once used.
  const title = useFocusWhenFewer(
    Number(order.canCancel) +
      Number(order.canRequestReturn) +
      order.exchangeableLines.length +
      order.exchanges.filter(({ canCancel }) => canCancel).length +
      Number(order.confirmedByCustomerAt === null),
  );
  // Among the actions once it is over. While a payment is being checked it might pay twice.
  const isReorderedHere = order.status !== 'PAYMENT_PENDING' && nextSteps(order).length > 0;
  const texts = orderTexts.view;
  const isTracked = opened.trackingKey !== undefined;
  const Title = isTracked ? 'h1' : 'h2';
  const Part = isTracked ? 'h2' : 'h3';
  return (
    <div className="order-view stack-6">
      <header className="order-view__head stack-2">
        {isTracked ? (
          <p className="order-view__eyebrow note">{texts.eyebrow}</p>
        ) : (
          <Link to={paths.orders()} className="order-view__back">
            {texts.back}
          </Link>
        )}
        <Title ref={title} tabIndex={-1} className="order-view__title">
          {orderTexts.number(order.number)}
        </Title>
        <output className="order-view__status">
          <OrderStatusChip status={order.status} text={statusText(order, order.status)} />
          <span>
            {isBoughtInShop(order) && order.status === 'DELIVERED'
              ? orderTexts.boughtInShop
              : statusNote(order)}
          </span>
        </output>
        <p className="note">
          {texts.placed} <time dateTime={order.placedAt}>{formatDate(order.placedAt)}</time>
        </p>
        {order.confirmedByCustomerAt === null ? null : (
          <p className="note">{orderTexts.confirm.seen(formatDate(order.confirmedByCustomerAt))}</p>
        )}
      </header>
      <OrderActions order={order} opened={opened} />
      <div className="order-view__parts">
        <div className="order-view__main">
          <section className="surface" aria-labelledby="order-timeline">
            <Part id="order-timeline">{texts.timeline}</Part>
            <OrderTimeline order={order} />
          </section>
          <OrderExchange order={order} opened={opened} level={Part} />
          <OrderReturn order={order} opened={opened} level={Part} />
          <section className="surface" aria-labelledby="order-lines">
            <Part id="order-lines">{texts.lines}</Part>
            <PlacedLines order={order} />
            {areAltered(order.lines) ? <p className="note">{orderTexts.return.altered}</p> : null}
            {isReorderedHere ? (
              <Reorder
                order={order}
                opened={opened}
                variant="ghost"
                className="order-view__reorder"
              />
            ) : null}
          </section>
        </div>
        <div className="order-view__aside">
          <section className="surface" aria-labelledby="order-prices">
            <Part id="order-prices">{texts.prices}</Part>
            <PlacedPrices order={order} />
            <OrderRefund order={order} />
          </section>
          <OrderDelivery order={order} level={Part} />
          <Service text={texts.help} className="order-view__help note" />
          {isTracked ? <p className="order-view__help note">{texts.linkNote}</p> : null}
        </div>
      </div>
    </div>
  );
}

function PlacedPrices({ order }: Pick<Props, 'order'>) {
  const { originalTotal, payable, discountCode } = order;
  const discount = order.discount.amount > 0 ? order.discount : undefined;
  const shipping = isBoughtInShop(order) ? undefined : order.shipping;
  return (
    <>
      <Totals
        sums={{ subtotal: originalTotal, discount, shipping, payable, discountCode }}
        texts={orderTexts.prices}
      />
      <p className="placed-prices__state">{orderTexts.paymentStates[paymentState(order)]}</p>
    </>
  );
}
