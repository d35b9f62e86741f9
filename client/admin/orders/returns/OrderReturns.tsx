import { useState, type ReactNode } from 'react';

import { formatMoney } from '#shared/money.format.ts';
import { returnCauses } from '#shared/texts/return-causes.fr.ts';
import { isOpenReturn } from '#shared/under-way.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { frOrderChanges } from '../../../text/admin/orders/changes.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import type { OrderReturns_OrderFragment } from '../../../generated/admin/graphql.ts';
import { Section } from '../../page/Section.tsx';
import './OrderReturns.css';
import { ReceiveReturnForm } from './ReceiveReturnForm.tsx';
import { receivedInDraft } from './useReceiveReturn.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { useSentForm } from '../../../ui/form/useSentForm.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { useDraft } from '../../form/drafts.ts';
import { createOrderDrafts } from '../orderDrafts.ts';
import { nameOf, type Return, type ReturnedOrder } from './returnedOrder.ts';

const texts = frOrderChanges.returns;

/** Lists what shall come back and what did, the latest request first. */
export function OrderReturns({ order }: { order: OrderReturns_OrderFragment }) {
  // Null for goods without a request.
  const [received, setReceived] = useState<string | null | undefined>(() =>
    receivedInDraft(order.id),
  );
  const { status, returns, returnUntil } = order;
  const isDelivered = status === 'DELIVERED';
  if (!isDelivered && returns.length === 0) return null;
  const isExpected = returns.some(isOpenReturn);
  const isIdle = isDelivered && received === undefined;
  const close = () => setReceived(undefined);
  return (
    <Section
      title={isExpected ? frOrders.detail.returnTitle : texts.title}
      className={isExpected ? 'surface order-detail__return' : 'surface'}
    >
      {returns.length === 0 && returnUntil !== null ? (
        <p>{frOrders.detail.returnUntil(formatDate(returnUntil))}</p>
      ) : null}
      <ol className="stack-4">
        {returns.toReversed().map((each) => (
          <ReturnItem key={each.id} order={order} item={each}>
            {received === each.id ? (
              <ReceiveReturnForm order={order} request={each} onClose={close} />
            ) : null}
            {isIdle && isOpenReturn(each) ? (
              <div className="order-returns__buttons row-2">
                <Button aria-describedby={linesIdOf(each)} onClick={() => setReceived(each.id)}>
                  {texts.receive}
                </Button>
                <RefuseReturn order={order} request={each} />
              </div>
            ) : null}
          </ReturnItem>
        ))}
      </ol>
      {received === null ? (
        <ReceiveReturnForm order={order} request={undefined} onClose={close} />
      ) : null}
      {isIdle && !isExpected ? (
        <div className="order-returns__buttons row-2">
          <Button variant="quiet" onClick={() => setReceived(null)}>
            {texts.receive}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}

/** Id of the lines that describe the buttons of a return: several have one name. */
const linesIdOf = ({ id }: Return) => `return-lines-${id}`;

type ItemProps = { order: ReturnedOrder; item: Return; children: ReactNode };

function ReturnItem({ order, item, children }: ItemProps) {
  const { requestedAt, receivedAt, refusedAt, cancelledAt, reason, refusal, lines, refund } = item;
  const facts = [
    requestedAt === null ? null : texts.requestedOn(formatDate(requestedAt)),
    receivedAt === null ? null : texts.receivedOn(formatDate(receivedAt)),
    refusedAt === null ? null : texts.refusedOn(formatDate(refusedAt)),
    cancelledAt === null ? null : texts.cancelledOn(formatDate(cancelledAt)),
    refund && refundText(refund),
  ];
  return (
    <li>
      <p>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      {reason ? (
        <blockquote className="order-detail__reason">
          « <bdi>{reason}</bdi> »
        </blockquote>
      ) : null}
      {refusal ? <p>{refusal}</p> : null}
      <ul id={linesIdOf(item)}>
        {lines.map(({ variantId, quantity, cause }) => (
          <li key={variantId}>
            <span>{texts.line(quantity, nameOf(order, variantId))}</span>
            {cause === null ? null : <span className="note"> {returnCauses[cause]}</span>}
          </li>
        ))}
      </ul>
      {children}
    </li>
  );
}

function refundText({ amount, method, doneAt }: NonNullable<Return['refund']>): string {
  const sum = formatMoney(amount.amount);
  return doneAt === null ? texts.refundDue(sum) : texts.refunded[method](sum);
}

const refuseReturnMutation = graphql(`
  mutation AdminRefuseReturn($orderId: ID!, $requestId: ID!, $reason: String!) {
    payload: refuseReturn(orderId: $orderId, requestId: $requestId, reason: $reason) {
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

type RefuseProps = {
  order: Pick<ReturnedOrder, 'id' | 'number' | 'shippingInfo'>;
  request: Return;
};

function RefuseReturn({ order: { id, number, shippingInfo }, request }: RefuseProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { send } = useAdminMutation(refuseReturnMutation, { refetchQueries: 'active' });
  // Outside of the dialog, which Escape closes.
  const { ref, values, field, problem, isSending, ...form } = useSentForm({
    reason: refusals.find(request.id) ?? '',
  });
  const { reason } = values;
  const forget = useDraft(refusals, request.id, reason.trim() === '' ? null : reason);
  const refuse = async () => {
    const reply = await form.send(() => send({ orderId: id, requestId: request.id, reason }));
    if (!reply) return;
    forget();
    setIsOpen(false);
    toast.success(texts.refused(number));
  };
  return (
    <>
      <Button
        variant="danger"
        aria-describedby={linesIdOf(request)}
        onClick={() => setIsOpen(true)}
      >
        {texts.refuse}
      </Button>
      {isOpen ? (
        <Dialog title={texts.refuseTitle} onClose={() => setIsOpen(false)}>
          <Form ref={ref} className="admin-form" isBusy={isSending} onSubmit={refuse}>
            <Field
              {...field('reason')}
              dir="auto"
              label={texts.reason}
              hint={shippingInfo.email ? texts.refuseMailed : texts.refuseText}
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
