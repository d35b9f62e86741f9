import { useState } from 'react';

import { formatMoney } from '../../../../server/shared/isomorphic/money.format.ts';
import { frOrders } from '../../../text/admin/orders.fr.ts';
import { frOrderChanges } from '../../../text/admin/changes.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import type { OrderReturns_OrderFragment } from '../../../generated/admin/graphql.ts';
import { Section } from '../../page/Section.tsx';
import './OrderReturns.css';
import { ReceiveReturnForm } from './ReceiveReturnForm.tsx';
import { hasReceiptDraft } from './useReceiveReturn.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { useFilledForm } from '../../../ui/form/useFilledForm.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { createOrderDrafts } from '../orderDrafts.ts';
import { nameOf, type ReturnedOrder } from './returnedOrder.ts';

const texts = frOrderChanges.returns;

type Return = ReturnedOrder['returns'][number];

/** What shall come back and what did, first what waits for the shop. */
export function OrderReturns({ order }: { order: OrderReturns_OrderFragment }) {
  const [isReceiving, setIsReceiving] = useState(() => hasReceiptDraft(order.id));
  const { status, returns, returnUntil } = order;
  const isDelivered = status === 'DELIVERED';
  if (!isDelivered && returns.length === 0) return null;
  const last = returns.at(-1);
  const open = last?.receivedAt === null && last.refusedAt === null ? last : undefined;
  return (
    <Section
      title={open ? frOrders.detail.returnTitle : texts.title}
      className={open ? 'surface order-detail__return' : 'surface'}
    >
      {returns.length === 0 && returnUntil !== null ? (
        <p>{frOrders.detail.returnUntil(formatDate(returnUntil))}</p>
      ) : null}
      <ol className="stack-4">
        {returns.toReversed().map((each) => (
          <ReturnItem key={each.id} order={order} item={each} />
        ))}
      </ol>
      {isReceiving ? (
        <ReceiveReturnForm order={order} open={open} onClose={() => setIsReceiving(false)} />
      ) : null}
      {isDelivered && !isReceiving ? (
        <div className="order-returns__buttons row-2">
          <Button variant={open ? 'primary' : 'quiet'} onClick={() => setIsReceiving(true)}>
            {texts.receive}
          </Button>
          {open ? <RefuseReturn order={order} /> : null}
        </div>
      ) : null}
    </Section>
  );
}

function ReturnItem({ order, item }: { order: ReturnedOrder; item: Return }) {
  const { requestedAt, receivedAt, refusedAt, reason, refusal, lines, refund } = item;
  const facts = [
    requestedAt === null ? null : texts.requestedOn(formatDate(requestedAt)),
    receivedAt === null ? null : texts.receivedOn(formatDate(receivedAt)),
    refusedAt === null ? null : texts.refusedOn(formatDate(refusedAt)),
    refund && refundText(refund),
  ];
  return (
    <li>
      <p>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      {reason ? (
        <blockquote className="order-detail__reason">
          « <bdi>{reason}</bdi> »
        </blockquote>
      ) : null}
      {refusal ? <p>{refusal}</p> : null}
      <ul>
        {lines.map(({ variantId, quantity }) => (
          <li key={variantId}>{texts.line(quantity, nameOf(order, variantId))}</li>
        ))}
      </ul>
    </li>
  );
}

function refundText({ amount, method, doneAt }: NonNullable<Return['refund']>): string {
  const sum = formatMoney(amount.amount);
  return doneAt === null ? texts.refundDue(sum) : texts.refunded[method](sum);
}

const refuseReturnMutation = graphql(`
  mutation AdminRefuseReturn($orderId: ID!, $reason: String!) {
    payload: refuseReturn(orderId: $orderId, reason: $reason) {
      order {
        id
        returns {
          id
          refusedAt
          refusal
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const refusals = createOrderDrafts<string>('refusal');

function RefuseReturn({ order: { id, number } }: { order: { id: string; number: string } }) {
  const [isOpen, setIsOpen] = useState(false);
  const { send } = useAdminMutation(refuseReturnMutation, { refetchQueries: 'active' });
  // Outside of the dialog, which Escape closes.
  const { ref, values, field, problem, isSending, ...form } = useFilledForm({
    reason: refusals.find(id) ?? '',
  });
  const { reason } = values;
  const forget = refusals.useDraft(id, reason.trim() === '' ? null : reason);
  const refuse = async () => {
    const reply = await form.send(() => send({ orderId: id, reason }));
    if (!reply) return;
    forget();
    setIsOpen(false);
    toast.success(texts.refused(number));
  };
  return (
    <>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {texts.refuse}
      </Button>
      {isOpen ? (
        <Dialog title={texts.refuseTitle} onClose={() => setIsOpen(false)}>
          <Form ref={ref} className="admin-form" isBusy={isSending} onSubmit={refuse}>
            <Field
              {...field('reason')}
              dir="auto"
              label={texts.reason}
              hint={texts.refuseText}
              maxLength={200}
              autoComplete="off"
            />
            <FormProblem text={problem} />
            <div>
              <Button type="submit" variant="danger" disabled={isSending}>
                {texts.refuse}
              </Button>
            </div>
          </Form>
        </Dialog>
      ) : null}
    </>
  );
}
