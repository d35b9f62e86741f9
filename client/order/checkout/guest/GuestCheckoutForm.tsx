import { useState, useEffect, type ComponentProps, type ReactNode } from 'react';

import type {
  GuestCheckoutPageQuery,
  GuestRecap_CartFragment,
} from '../../../generated/shop/graphql.ts';
import { orderTexts } from '../../order.fr.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { EmptyOrder, OrderLines } from '../../lines/OrderLines.tsx';
import {
  describeFirst,
  emptyGuest,
  guestSentences,
  inputOf,
  parseGuestDraft,
} from './guestForm.ts';
import { typedGuestForm, typedGuestPickupForm } from '#shared/forms/order.ts';
import { graphql } from '../../../generated/shop/index.ts';
import { FreeDelivery } from '../../../cart/page/FreeDelivery.tsx';
import { PolicyClaims } from '../../../catalog/product/PolicyClaims.tsx';
import { AlterationsAgreement, useAlterationsAgreement } from '../AlterationsAgreement.tsx';
import { CartNotices } from '../CartNotices.tsx';
import './GuestRecap.css';
import { TermsAgreement } from '../TermsAgreement.tsx';
import { PriceDetails } from '../PriceDetails.tsx';
import { OrderButton } from '../OrderButton.tsx';
import { DeliveryFields, PersonFields } from './PersonFields.tsx';
import { UnansweredOrder } from '../UnansweredOrder.tsx';
import type { City } from '../../../delivery/city/useCities.ts';
import { readDeliveryCity, type DeliveryCity } from '../../../delivery/deliveryCity.ts';
import { chosenOf, isPickup } from '../../../delivery/promise.ts';
import type { DeliveryChoice } from '../delivery/DeliveryChoice.tsx';
import { useSaidDelivery } from '../delivery/useSaidDelivery.ts';
import type { GuestCartLine } from '../../../cart/guestCart.ts';
import { usePlaceGuestOrder } from './usePlaceGuestOrder.ts';
import { readDraft, writeDraft } from '../../../apollo/storage.ts';
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts';

/** A cart with the ways in which it reaches a city; null for any other place. */
export type Priced = {
  data: GuestCheckoutPageQuery;
  city: DeliveryCity | null;
  lines: readonly GuestCartLine[];
};

type Props = {
  lines: readonly GuestCartLine[];
  priced: Priced | undefined;
  /** Chooses among several ways of delivery, once it is loaded. */
  Choice: typeof DeliveryChoice | undefined;
  /** Whether the sums shown are those of other lines or another city. */
  isUpdating: boolean;
  onCity: (city: City | null) => void;
};

export function GuestCheckoutForm({ lines, priced, Choice, isUpdating, onCity }: Props) {
  const { ref, values, field, change, check, show } = useGuestForm();
  const quote = priced?.data.quote;
  const options = priced?.data.deliveryOptions;
  const option = chosenOf(options, values.deliveryOptionId);
  const isFetched = option?.kind === 'PICKUP';
  const cityName = priced?.city?.name;
  const { placeGuestOrder, isPlacing, isUnanswered } = usePlaceGuestOrder();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const agreement = useAlterationsAgreement(quote?.lines);
  const texts = orderTexts.guest;
  const { pickup } = orderTexts;

  const place = async (input: ReturnType<typeof inputOf> | null) => {
    setProblems([]);
    const { userErrors, isLost } = await placeGuestOrder(input);
    const others = show(userErrors);
    setProblems(isLost ? [texts.lost] : others);
  };

  const submit = async () => {
    const wrong = describeFirst(check());
    if (wrong !== null) {
      toast.error(wrong);
    } else if (lines.length === 0 || !option) {
      toast.error(orderTexts.emptyCart);
    } else if (agreement.check()) {
      const code = quote?.discountCode;
      await place(
        inputOf(values, lines, {
          expectedTotal: option.payable.amount,
          acceptsAlterations: agreement.isAccepted,
          // The shopper has seen why another one does not count, and the total without it.
          discountCode: code?.reason === null ? code.code : null,
        }),
      );
    }
  };

  useSaidDelivery(option, cityName);
  // A press while another city is being priced is not lost: the server refuses more than what is shown.
  const isOfLines = priced?.lines === lines;
  const isReady = !isPlacing && isOfLines && quote !== undefined && quote.quantity > 0;
  const isEmpty = lines.length === 0;
  const buttons = (
    <>
      {isUnanswered ? (
        <UnansweredOrder isBusy={isPlacing} onCheck={() => void place(null)} />
      ) : null}
      <AlterationsAgreement agreement={agreement} />
      <OrderButton
        type="submit"
        problems={problems}
        missing={isEmpty ? orderTexts.emptyCart : null}
        disabled={!isReady}
      >
        {isPlacing ? texts.submitting : texts.submit}
      </OrderButton>
    </>
  );
  return (
    <Form ref={ref} className="checkout" isBusy={!isReady} onSubmit={submit}>
      <div className="checkout__main">
        <PersonFields field={field} />
        {options && Choice ? (
          <Choice
            options={options}
            chosen={option}
            onChoose={(id) => change({ deliveryOptionId: id })}
          />
        ) : null}
        {isFetched ? null : (
          <DeliveryFields
            field={field}
            place={values}
            change={change}
            onKnown={onCity}
            unserved={option?.unavailable}
          />
        )}
        <section className="surface" aria-labelledby="payment-title">
          <h2 id="payment-title">{texts.payment}</h2>
          <p>
            <strong>{isFetched ? pickup.method : orderTexts.summary.methods.COD}</strong>
          </p>
          <p className="checkout__muted">{isFetched ? pickup.paymentText : texts.paymentText}</p>
        </section>
      </div>
      <section className="surface checkout__aside guest-recap" aria-labelledby="recap-title">
        <h2 id="recap-title">{texts.recap}</h2>
        {quote ? (
          <GuestRecap cart={quote} option={option} cityName={cityName} isUpdating={isUpdating}>
            {buttons}
          </GuestRecap>
        ) : null}
        {quote || isEmpty ? null : <Skeleton className="checkout__skeleton" />}
        {isEmpty ? <EmptyOrder /> : null}
        {quote ? null : buttons}
      </section>
    </Form>
  );
}

/** The guest's form. Its draft survives a reload. */
function useGuestForm() {
  const { field, values, setValues, ...form } = useCheckedForm(
    (typed: typeof emptyGuest) =>
      isPickup(typed.deliveryOptionId) ? typedGuestPickupForm : typedGuestForm,
    emptyGuest,
    guestSentences,
  );

  useEffect(() => {
    const draft = readDraft('guestCheckout', parseGuestDraft);
    const city = readDeliveryCity();
    if (draft) setValues(draft);
    else if (city) setValues({ ...emptyGuest, city: city.name, cityId: city.id });
  }, [setValues]);

  useEffect(() => {
    // Untouched: a stored draft may still have to be read.
    if (values === emptyGuest) return;
    writeDraft('guestCheckout', { values });
  }, [values]);

  return { ...form, values, field };
}

graphql(`
  fragment GuestRecap_cart on Cart {
    id
    lines {
      id
      ...LineAlterations_line
    }
    warnings {
      code
      lineId
      message
    }
    ...OrderLines_cart
    ...Totals_cart
    ...FreeDelivery_cart
  }
`);

type GuestRecapProps = Omit<ComponentProps<typeof PriceDetails>, 'cart'> & {
  cart: GuestRecap_CartFragment;
  /** The buttons that order, and look up an order without an answer. */
  children: ReactNode;
};

function GuestRecap({ cart, children, ...delivery }: GuestRecapProps) {
  return (
    <>
      <OrderLines cart={cart} />
      <CartNotices warnings={cart.warnings} />
      <PriceDetails cart={cart} {...delivery} />
      <FreeDelivery cart={cart} option={delivery.option} />
      {children}
      <div className="guest-recap__agreement">
        <TermsAgreement text={orderTexts.guest.agreement} />
        <PolicyClaims />
      </div>
    </>
  );
}
