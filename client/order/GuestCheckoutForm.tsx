import type { GuestCheckoutPageQuery } from '../apollo/generated/graphql.ts';
import { paths } from '../app/paths.ts';
import { fr } from '../text/fr.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { toast } from '../ui/toast.ts';
import type { FormErrors } from '../ui/useForm.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import { checkGuest, guestFields, type GuestField } from './guestForm.ts';
import { GuestRecap } from './GuestRecap.tsx';
import { PersonFields } from './PersonFields.tsx';
import { useGuestForm } from './useGuestForm.ts';
import { usePlaceGuestOrder } from './usePlaceGuestOrder.ts';

type Props = {
  lines: { productId: string; quantity: number }[];
  quote: GuestCheckoutPageQuery['quote'] | undefined;
  /** False while the quote shown is that of other lines. */
  isCurrent: boolean;
};

/** A visitor's form beside what is ordered. */
export function GuestCheckoutForm({ lines, quote, isCurrent }: Props) {
  const { ref, values, field, refuse, keyFor } = useGuestForm();
  const { placeGuestOrder, isPlacing } = usePlaceGuestOrder();
  const texts = fr.order.guest;

  const submit = async () => {
    const problem = checkGuest(values);
    if (problem) {
      toast.error(problem.text);
      refuse(problem.errors);
    } else if (lines.length === 0 || !quote) {
      toast.error(fr.order.emptyCart);
    } else {
      const { email, ...required } = values;
      const input = {
        ...required,
        email: email.trim() || null,
        lines,
        expectedTotal: quote.payable.amount,
      };
      const errors: FormErrors<GuestField> = {};
      for (const { field: wrong, message } of await placeGuestOrder(input, keyFor(input))) {
        const name = guestFields.find((each) => each === wrong);
        if (name) errors[name] = message;
      }
      refuse(errors);
    }
  };

  const isReady = !isPlacing && isCurrent && quote !== undefined && quote.quantity > 0;
  const button = (
    <Button type="submit" isWide disabled={!isReady}>
      {isPlacing ? texts.submitting : texts.submit}
    </Button>
  );
  return (
    <form
      ref={ref}
      className="checkout"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void submit();
      }}
    >
      <div className="checkout__main">
        <PersonFields field={field} />
        <DeliveryFields field={field} />
        <section className="surface" aria-labelledby="payment-title">
          <h2 id="payment-title">{texts.payment}</h2>
          <p>
            <strong>{fr.order.summary.methods.COD}</strong>
          </p>
          <p className="checkout__muted">{texts.paymentText}</p>
        </section>
      </div>
      <section className="surface checkout__aside guest-recap" aria-labelledby="recap-title">
        <h2 id="recap-title">{texts.recap}</h2>
        {quote ? <GuestRecap cart={quote}>{button}</GuestRecap> : null}
        {quote || lines.length === 0 ? null : <Skeleton className="checkout__skeleton" />}
        {quote ? null : (
          <div className="guest-recap__empty">
            {lines.length === 0 ? (
              <>
                <p>{fr.order.emptyCart}</p>
                <ButtonLink to={paths.catalog()} variant="secondary">
                  {fr.order.toShop}
                </ButtonLink>
              </>
            ) : null}
            {button}
          </div>
        )}
      </section>
    </form>
  );
}
