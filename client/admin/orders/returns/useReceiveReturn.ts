import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { frOrderChanges } from '../../../text/admin/orders/changes.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { sortErrors } from '../../../ui/form/sortErrors.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import type { ReceivedLineInput, ReturnRefund } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { isOpenReturn } from '#shared/under-way.ts';
import { readPrice } from '#shared/money.ts';
import { useDraft } from '../../form/drafts.ts';
import { createOrderDrafts, useCloseOnceOver } from '../orderDrafts.ts';
import type { Return, ReturnedOrder } from './returnedOrder.ts';

const receiveReturnMutation = graphql(`
  mutation AdminReceiveReturn(
    $orderId: ID!
    $requestId: ID
    $lines: [ReceivedLineInput!]!
    $refund: RefundInput!
    $version: Int!
    $dryRun: Boolean!
  ) {
    payload: receiveReturn(
      orderId: $orderId
      requestId: $requestId
      lines: $lines
      refund: $refund
      expectedVersion: $version
      dryRun: $dryRun
    ) {
      order {
        ...OrderReturns_order
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const texts = frOrderChanges.returns;

type State = {
  requestId: string | null;
  base: ReturnedOrder;
  taken: ReadonlyMap<string, number>;
  spoilt: ReadonlySet<string>;
  method: ReturnRefund;
  amount: string;
};

const drafts = createOrderDrafts<State>('receipt');

/** Returns the id of the request that the draft is about, null for goods without one; undefined without a draft. */
export const receivedInDraft = (orderId: string) => drafts.find(orderId)?.requestId;

export type ReturnForm = ReturnType<typeof useReceiveReturn>;

export function useReceiveReturn(
  order: ReturnedOrder,
  request: Return | undefined,
  onClose: () => void,
) {
  const { id: orderId } = order;
  const requestId = request?.id ?? null;
  const [earlier] = useState(() => drafts.find(orderId));
  /** The order when the form was opened; a change that others save meanwhile is a conflict. */
  const [base, setBase] = useState(earlier?.base ?? order);
  const left = leftOf(base, requestId);
  const [requested] = useState<ReadonlyMap<string, number>>(
    () => new Map(request?.lines.map(({ variantId, quantity }) => [variantId, quantity])),
  );
  const [taken, setTaken] = useState(earlier?.taken ?? requested);
  /** Variants that cannot be sold again. */
  const [spoilt, setSpoilt] = useState<ReadonlySet<string>>(earlier?.spoilt ?? new Set());
  const wasPaid = order.paymentMethod === 'CARD';
  const methods: readonly ReturnRefund[] = wasPaid ? ['CARD', 'CASH', 'NONE'] : ['CASH', 'NONE'];
  const usual = wasPaid ? 'CARD' : 'CASH';
  const [method, setMethod] = useState<ReturnRefund>(earlier?.method ?? usual);
  const { ref, values, field, refuse } = useForm({ amount: earlier?.amount ?? '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, setPreview] = useState<{ most: number } | null>(null);
  const trial = useAdminMutation(receiveReturnMutation, { fetchPolicy: 'no-cache' });
  const { send, isBusy } = useAdminMutation(receiveReturnMutation, { refetchQueries: 'active' });

  const isDirty =
    taken !== requested || spoilt.size > 0 || method !== usual || values.amount.trim() !== '';
  const forget = useDraft(
    drafts,
    orderId,
    isDirty ? { requestId, base, taken, spoilt, method, amount: values.amount } : null,
  );
  const close = () => {
    forget();
    onClose();
  };
  const isOver = order.status !== 'DELIVERED' || (request !== undefined && !isOpenReturn(request));
  useCloseOnceOver(isOver && !isDirty, onClose);

  // Answers may come in another order than the presses.
  const latest = useRef(0);

  /** The server alone knows what these lines cost. */
  const tryOut = async (lines: ReceivedLineInput[], { version }: ReturnedOrder = base) => {
    latest.current += 1;
    const turn = latest.current;
    const refund = { method: methods[0] ?? 'CASH' };
    const payload =
      lines.length === 0
        ? undefined
        : await trial.send({ orderId, requestId, lines, refund, version, dryRun: true });
    if (turn !== latest.current) return;
    const isRefused = payload !== undefined && payload.userErrors.length > 0;
    const returns = isRefused ? [] : (payload?.order?.returns ?? []);
    const received = request ? returns.find(({ id }) => id === request.id) : returns.at(-1);
    const most = received?.refund?.amount.amount;
    setPreview(most === undefined ? null : { most });
  };
  const tryRequested = useEffectEvent(() => void tryOut(linesOf(taken, spoilt)));
  useEffect(() => tryRequested(), []);

  const take = (variantId: string, quantity: number) => {
    const next = new Map([...taken, [variantId, quantity]]);
    setTaken(next);
    void tryOut(linesOf(next, spoilt));
  };
  const setIsRestocked = (variantId: string, isRestocked: boolean) =>
    setSpoilt((current) => {
      const others = [...current].filter((id) => id !== variantId);
      return new Set(isRestocked ? others : [...others, variantId]);
    });

  const typed = values.amount.trim() === '' ? undefined : (readPrice(values.amount) ?? undefined);

  const save = async () => {
    if (method !== 'NONE' && values.amount.trim() !== '' && typed === undefined) {
      refuse({ amount: texts.badAmount });
      return;
    }
    const refund = method === 'NONE' ? { method } : { method, amount: typed ?? null };
    const payload = await send({
      orderId,
      requestId,
      lines: linesOf(taken, spoilt),
      refund,
      version: base.version,
      dryRun: false,
    });
    if (!payload) return;
    if (payload.order && payload.userErrors.length > 0) followTheirs(payload.order);
    const wrong = sortErrors(payload.userErrors, ({ field: at }) =>
      at === 'refund.amount' ? 'amount' : undefined,
    );
    refuse(wrong.fields);
    setProblem(wrong.problem);
    if (payload.userErrors.length > 0) return;
    toast.success(texts.received(order.number));
    close();
  };

  /** Takes no more than is left, after a conflict. */
  const followTheirs = (theirs: ReturnedOrder) => {
    const most = new Map(
      leftOf(theirs, requestId).map(({ variantId, left: rest }) => [variantId, rest]),
    );
    const next = new Map(
      Array.from(taken, ([id, quantity]) => [id, Math.min(quantity, most.get(id) ?? 0)]),
    );
    setBase(theirs);
    setTaken(next);
    void tryOut(linesOf(next, spoilt), theirs);
  };

  return {
    ref,
    lines: left.map((line) => ({
      ...line,
      quantity: taken.get(line.variantId) ?? 0,
      isRestocked: !spoilt.has(line.variantId),
    })),
    take,
    setIsRestocked,
    methods,
    method,
    setMethod,
    amountField: field('amount'),
    typed,
    preview,
    problem,
    isBusy,
    save,
    close,
  };
}

function linesOf(
  taken: ReadonlyMap<string, number>,
  spoilt: ReadonlySet<string>,
): ReceivedLineInput[] {
  return [...taken]
    .filter(([, quantity]) => quantity > 0)
    .map(([variantId, quantity]) => ({ variantId, quantity, restock: !spoilt.has(variantId) }));
}

/** Returns the lines that have not come back yet and that no other request names. */
function leftOf({ lines, returns }: ReturnedOrder, requestId: string | null) {
  const back = returns
    .filter((each) => each.receivedAt !== null || (isOpenReturn(each) && each.id !== requestId))
    .flatMap((each) => each.lines);
  return lines
    .map(({ variantId, quantity }) => ({
      variantId,
      left: back
        .filter((line) => line.variantId === variantId)
        .reduce((sum, line) => sum - line.quantity, quantity),
    }))
    .filter((line) => line.left > 0);
}
