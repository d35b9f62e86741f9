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
};

const notes: Record<CheckoutMethod, string> = {
  CARD: orderTexts.checkout.paymentText,
  CASH_ON_DELIVERY: orderTexts.guest.paymentText,
};

export function PaymentChoice({ methods: offered, chosen, onChoose, phone }: Props) {
  const id = useId();
  const { cash, pickup, methods } = orderTexts;
  const { isFetched } = phone;
  const ofPickup = { label: pickup.method, note: pickup.paymentText };
  const isCash = chosen === 'CASH_ON_DELIVERY';
  return (
    <section className="surface payment-choice" aria-labelledby={id}>
      <h2 id={id}>{orderTexts.checkout.payment}</h2>
      <div role="radiogroup" aria-labelledby={id} className="stack-3">
        {offered.map((method) => (
          <ChoiceCard
            key={method}
            name="payment-method"
            value={method}
            label={isFetched && method === 'CASH_ON_DELIVERY' ? ofPickup.label : methods[method]}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          >
            {isFetched && method === 'CASH_ON_DELIVERY' ? ofPickup.note : notes[method]}
          </ChoiceCard>
        ))}
      </div>
      {phone.isOfSomeone && (isCash || !(phone.isSaved || isFetched)) ? (
        <PhoneField
          name="courier-phone"
          label={isCash ? cash.phone : addressTexts.form.phone}
          hint={isFetched ? pickup.phoneHint : cash.phoneHint}
          value={phone.value}
          error={phone.error}
          onChange={(event) => phone.change(event.target.value)}
          required={isCash}
        />
      ) : null}
    </section>
  );
}
