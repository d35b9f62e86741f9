import { useCallback, useRef, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { AddressText } from '../../address/AddressText.tsx';
import { codeTexts } from '../../cart/code/code.fr.ts';
import { DeliveryDates } from '../../catalog/DeliveryDates.tsx';
import { deliveryTexts } from '../../delivery/delivery.fr.ts';
import { PickupPlace } from '../../delivery/PickupPlace.tsx';
import { paths } from '#shared/paths.ts';
import { orderTexts } from '../order.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { formatDate } from '../../ui/format/date.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Service } from '../Service.tsx';
import type { LastOrder } from '../../apollo/lastOrder.ts';
import { readTracking, type OrderedLine, type LastOrderTracking } from './lastOrderTracking.ts';
import { LeavingBanner } from './LeavingBanner.tsx';
import { isRecord } from '../../apollo/storage.ts';
import { OrderLine } from '../lines/OrderLine.tsx';
import { useSession } from '../../apollo/session.ts';
import './OrderSummary.css';

/** Browser only: reads localStorage. */
export function OrderSummary({ order }: { order: LastOrder }) {
  const { isFromPayment, isLeaving, stay } = useLeaveAfterPayment();
  const { state }: { state: unknown } = useLocation();
  const isRepeated = isRecord(state) && state['isRepeated'] === true;
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => title.current?.focus({ preventScroll: true }), []);
  const tracking = readTracking(order.orderNumber);
  const { orderNumber, orderDate, shippingInfo: to, items, totalAmount } = order;
  const texts = orderTexts.summary;
  const place = tracking?.place;
  const address = { street: to.street, city: to.city, region: to.state, postalCode: to.codePostal };
  return (
    <>
      {isFromPayment ? (
        <LeavingBanner isLeaving={isLeaving} onStay={stay} onFocusLost={focusTitle} />
      ) : null}
      <div className="surface order-summary">
        <Picture
          src="/images/order-confirmed.svg"
          alt=""
          width={320}
          height={320}
          className="order-summary__picture"
          priority="first"
        />
        <h1 ref={title} tabIndex={-1} className="order-summary__title">
          {texts.title}
        </h1>
        {isRepeated ? <p className="order-summary__repeated">{texts.repeated}</p> : null}
        <dl className="facts order-summary__facts">
          <dt>{texts.number}</dt>
          <dd>{orderNumber}</dd>
          <dt>{texts.date}</dt>
          <dd>
            <time dateTime={orderDate}>{formatDate(orderDate)}</time>
          </dd>
          {place ? (
            <>
              <dt>{orderTexts.pickup.title}</dt>
              <dd>
                <PickupPlace place={place} className="order-summary__address" />
              </dd>
            </>
          ) : null}
          <dt>{place ? texts.recipient : texts.shipping}</dt>
          <dd className="order-summary__address">
            <span>{to.name}</span>
            <AddressText address={address} />
            {to.phone ? <bdi>{to.phone}</bdi> : null}
            {to.email ? <bdi>{to.email}</bdi> : null}
          </dd>
          <dt>{texts.method}</dt>
          <dd>
            {place && to.paymentMethod === 'COD'
              ? orderTexts.pickup.method
              : texts.methods[to.paymentMethod]}
          </dd>
          <dt>{texts.quantity}</dt>
          <dd>{items}</dd>
          {tracking?.code ? (
            <>
              <dt>{codeTexts.row(tracking.code.code)}</dt>
              <dd className="order-summary__amount">
                {tracking.code.saving > 0
                  ? formatMoney(-tracking.code.saving)
                  : codeTexts.freeDelivery}
              </dd>
            </>
          ) : null}
          <dt>{to.paymentMethod === 'CARD' ? texts.paid : texts.total}</dt>
          <dd className="order-summary__amount">{formatMoney(Math.round(totalAmount * 100))}</dd>
        </dl>
        {tracking ? <SummaryLines lines={tracking.lines} /> : null}
        {tracking ? <SummaryLink order={order} tracking={tracking} /> : null}
        <p>
          <span>
            {`${to.email ? texts.noteMailed : texts.noteBare} ${place ? deliveryTexts.fetched : `${texts.ships} `}`}
          </span>
          {place ? null : <span className="unbroken">{texts.shipsWithin}.</span>}
        </p>
        {tracking?.promised ? <DeliveryDates promised={tracking.promised} /> : null}
        <Service text={texts.service} />
        <ButtonLink to={paths.home()}>{texts.onward}</ButtonLink>
      </div>
    </>
  );
}

function SummaryLines({ lines }: { lines: readonly OrderedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="order-summary__lines" aria-labelledby="summary-lines">
      <h2 id="summary-lines">{orderTexts.summary.lines}</h2>
      <ul className="stack-4">
        {lines.map(({ variantId, variantTitle, alterations, image, title, quantity, total }) => (
          <OrderLine
            key={[variantId, ...alterations].join(' ')}
            image={image}
            title={title}
            facts={[...(variantTitle === null ? [] : [variantTitle]), ...alterations]}
            quantity={quantity}
            total={total}
          />
        ))}
      </ul>
    </section>
  );
}

function SummaryLink({ order, tracking }: { order: LastOrder; tracking: LastOrderTracking }) {
  const isCustomer = Boolean(useSession());
  const { orderId, trackingKey } = tracking;
  const isOwn = tracking.isCustomers || order.shippingInfo.paymentMethod === 'CARD';
  const { open, track, trackNote } = orderTexts.summary;
  // A customer who logs in after a guest's order does not own it.
  if (isCustomer && isOwn) {
    return (
      <ButtonLink variant="secondary" to={paths.order(orderId)}>
        {open}
      </ButtonLink>
    );
  }
  return (
    <div className="order-summary__tracking stack-2">
      <ButtonLink variant="secondary" to={paths.trackedOrder(orderId, trackingKey)}>
        {track}
      </ButtonLink>
      <p>{trackNote}</p>
    </div>
  );
}

const delay = 4000;
const eventTypes = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Redirects home a while after a card payment, unless the shopper stays by any action on the page.
 * Only on coming from the payment: a reload or Back (`POP`) shows the page without limit.
 */
function useLeaveAfterPayment() {
  const { state }: { state: unknown } = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const [isFromPayment] = useState(
    navigation !== 'POP' && isRecord(state) && state['fromPayment'] === true,
  );
  const [isLeaving, setIsLeaving] = useState(isFromPayment);

  useEffect(() => {
    if (!isLeaving) return undefined;
    const stay = () => setIsLeaving(false);
    const stayScrolled = () => {
      // Scrolling a new page to its top fires `scroll`, too.
      if (window.scrollY > 0) stay();
    };
    const timer = window.setTimeout(() => void navigate(paths.home()), delay);
    for (const type of eventTypes) window.addEventListener(type, stay, { passive: true });
    window.addEventListener('scroll', stayScrolled, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const type of eventTypes) window.removeEventListener(type, stay);
      window.removeEventListener('scroll', stayScrolled);
    };
  }, [isLeaving, navigate]);

  return { isFromPayment, isLeaving, stay: () => setIsLeaving(false) };
}
