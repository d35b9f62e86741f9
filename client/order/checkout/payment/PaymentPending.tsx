import { fr } from '../../../text/fr.ts';
import './PaymentPending.css';

/** Says that the bank has not answered yet: something to wait for, and no error. */
export function PaymentPending() {
  return (
    <p className="payment-pending" role="alert">
      {fr.order.payment.unknown}
    </p>
  );
}
