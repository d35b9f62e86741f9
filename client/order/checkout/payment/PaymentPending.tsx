import { fr } from '../../../text/fr.ts';
import './PaymentPending.css';

export function PaymentPending() {
  return (
    <p className="payment-pending" role="alert">
      {fr.order.payment.unknown}
    </p>
  );
}
