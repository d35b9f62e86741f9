import { useId } from 'react';

import { PhoneField } from '../../../address/PhoneField.tsx';
import { addressTexts } from '../../../address/address.fr.ts';
import { orderTexts } from '../../order.fr.ts';
import { ChoiceCard } from '../ChoiceCard.tsx';
import type { CheckoutMethod } from '../checkoutDraft.ts';
import type { CourierPhone } from '../useCourierPhone.ts';
import '../checkout.css';

type Props = {
  /** Methods in the order shown. */
  methods: readonly CheckoutMethod[];
  chosen: CheckoutMethod;
  onChoose: (method: CheckoutMethod) => void;
  phone: CourierPhone;
  /** Whether the parcel's address, and so its phone, is known. */
  hasAddress: boolean;
};

const notes: Record<CheckoutMethod, string> = {
  CARD: orderTexts.checkout.paymentText,
  CASH_ON_DELIVERY: orderTexts.guest.paymentText,
};

export function PaymentChoice({ methods, chosen, onChoose, phone, hasAddress }: Props) {
  const id = useId();
  const { cash } = orderTexts;
  const isCash = chosen === 'CASH_ON_DELIVERY';
  return (
    <section className="surface payment-choice" aria-labelledby={id}>
      <h2 id={id}>{orderTexts.checkout.payment}</h2>
      <div role="radiogroup" aria-labelledby={id} className="stack-3">
        {methods.map((method) => (
          <ChoiceCard
            key={method}
            name="payment-method"
            value={method}
            label={orderTexts.methods[method]}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          >
            {notes[method]}
          </ChoiceCard>
        ))}
      </div>
      {hasAddress && (isCash || !phone.isSaved) ? (
        <PhoneField
          name="courier-phone"
          label={isCash ? cash.phone : addressTexts.form.phone}
          hint={cash.phoneHint}
          value={phone.value}
          error={phone.error}
          onChange={(event) => phone.change(event.target.value)}
          required={isCash}
        />
      ) : null}
    </section>
  );
}
