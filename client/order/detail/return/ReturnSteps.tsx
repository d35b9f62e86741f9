import type { PaymentMethod } from '../../../generated/shop/graphql.ts';
import { orderTexts } from '../../order.fr.ts';

type Props = { paymentMethod: PaymentMethod };

export function ReturnSteps({ paymentMethod }: Props) {
  const { nextTitle, next } = orderTexts.return;
  return (
    <>
      <p className="order-return__next">{nextTitle}</p>
      <ol className="order-return__steps">
        <li>{next.contact}</li>
        <li>{next.packaging}</li>
        <li>{paymentMethod === 'CARD' ? next.refundCard : next.refundCash}</li>
      </ol>
    </>
  );
}
