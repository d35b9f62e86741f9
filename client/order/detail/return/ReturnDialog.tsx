import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { graphql } from '../../../generated/shop/index.ts';
import type {
  ExchangeDialog_OrderFragment,
  PlacedLines_OrderFragment,
  ReturnAmount_RefundFragment,
  ReturnDialog_OrderFragment,
  ReturnLineInput,
} from '../../../generated/shop/graphql.ts';
import { orderTexts } from '../../order.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { QuantityChoice } from '../../../ui/form/QuantityChoice.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { areAltered } from '../../../ui/format/alteration.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import '../../checkout/dialogButtons.css';
import { exchangeTexts } from '../exchange/exchange.fr.ts';
import { ExchangeButtons } from '../exchange/ExchangeButtons.tsx';
import { beginExchange, type ExchangeDraft } from '../exchange/exchangeDraft.ts';
import { pieceOf } from '../exchange/pieces.ts';
import type { OpenedOrder } from '../OrderFrame.tsx';
import './OrderReturn.css';
import { ReturnCauses, type Causes } from './ReturnCauses.tsx';
import { describeError } from '../../../apollo/problems.ts';
import { usePayload } from '../../../apollo/usePayload.ts';
import { toast } from '../../../ui/feedback/toast.ts';

graphql(`
  fragment ReturnDialog_order on Order {
    id
    returnableLines {
      variantId
      quantity
    }
  }
`);

graphql(`
  fragment ReturnAmount_refund on ReturnRefund {
    amount {
      amount
    }
    method
  }
`);

// The server's limit for texts of a form.
const maxLength = 200;

const texts = orderTexts.return;

/** The fragment of exchanges is in the document once: each of its fields counts. */
type Ordered = ReturnDialog_OrderFragment &
  ExchangeDialog_OrderFragment &
  PlacedLines_OrderFragment;
type Lines = Ordered['returnableLines'];

const requestReturnMutation = graphql(`
  mutation RequestReturn(
    $orderId: ID!
    $reason: String
    $lines: [ReturnLineInput!]!
    $trackingKey: String
  ) {
    payload: requestReturn(
      orderId: $orderId
      reason: $reason
      lines: $lines
      trackingKey: $trackingKey
    ) {
      order {
        id
        ...OrderView_order
      }
      userErrors {
        field
        message
      }
    }
  }
`);

type Props = {
  order: Ordered;
  opened: OpenedOrder;
  onExchange: (begun: ExchangeDraft) => void;
  onClose: () => void;
};

export function ReturnDialog({ order, opened, onExchange, onClose }: Props) {
  const { ref, values, field, refuse } = useForm({ reason: '' });
  const [chosen, setChosen] = useState(
    () => new Map(order.returnableLines.map(({ variantId, quantity }) => [variantId, quantity])),
  );
  const [causes, setCauses] = useState<Causes>(() => new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const { send, isBusy } = usePayload(requestReturnMutation, {}, (error) =>
    setProblem(describeError(error)),
  );
  const { orderId, trackingKey, refresh } = opened;
  const refund = useReturnRefund(opened, chosen);
  const lines = linesOf(chosen);

  const submit = async () => {
    setProblem(null);
    if (lines.length === 0) {
      setProblem(texts.noLine);
      return;
    }
    const payload = await send({
      orderId,
      reason: values.reason,
      lines: lines.map((line) => ({ ...line, cause: causes.get(line.variantId) ?? null })),
      trackingKey: trackingKey ?? null,
    });
    if (!payload) return;
    const wrong = payload.userErrors.find(({ field: at }) => at === 'reason');
    if (wrong) {
      refuse({ reason: wrong.message });
      return;
    }
    if (payload.order) {
      toast.success(texts.done);
    } else {
      for (const { message } of payload.userErrors) toast.error(message);
      refresh();
    }
    onClose();
  };

  return (
    <Dialog title={texts.open} onClose={onClose}>
      {order.exchangeableLines.some(({ choices }) => choices.length > 0) ? (
        <section className="return-dialog__instead" aria-labelledby="return-instead">
          <h3 id="return-instead">{exchangeTexts.insteadOfReturn}</h3>
          <ExchangeButtons order={order} onChoose={(place) => onExchange(beginExchange(place))} />
        </section>
      ) : null}
      {/* Before the form: measures are given in a form of their own. */}
      <div className="return-dialog stack-4">
        <ReturnChoice
          order={order}
          chosen={chosen}
          onChoose={(id, quantity) => {
            setProblem(null);
            setChosen((current) => new Map([...current, [id, quantity]]));
          }}
        />
        {areAltered(order.lines) ? <p className="note">{texts.altered}</p> : null}
        <ReturnCauses
          order={order}
          lines={lines}
          causes={causes}
          onChoose={(id, cause) => setCauses((current) => new Map([...current, [id, cause]]))}
          onExchange={onExchange}
        />
        <Form ref={ref} className="stack-4" isBusy={isBusy} onSubmit={submit}>
          <Field
            {...field('reason')}
            label={texts.reason}
            hint={texts.reasonHint}
            maxLength={maxLength}
            autoComplete="off"
          />
          <output>{refund ? <ReturnAmount refund={refund} /> : null}</output>
          <FormProblem text={problem} />
          <div className="dialog-buttons row-3">
            <Button type="submit" disabled={isBusy}>
              {texts.submit}
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}

function linesOf(chosen: ReadonlyMap<string, number>): ReturnLineInput[] {
  return Array.from(chosen, ([variantId, quantity]) => ({ variantId, quantity })).filter(
    ({ quantity }) => quantity > 0,
  );
}

/** Says how much goes back to the shopper, and how. */
export function ReturnAmount({ refund }: { refund: ReturnAmount_RefundFragment }) {
  return (
    <span className="order-return__amount">
      {texts.amount[refund.method](formatMoney(refund.amount.amount))}
    </span>
  );
}

type ChoiceProps = {
  order: Ordered;
  chosen: ReadonlyMap<string, number>;
  onChoose: (variantId: string, quantity: number) => void;
};

/** Shows nothing to choose of an order of one thing. */
function ReturnChoice({ order, chosen, onChoose }: ChoiceProps) {
  const { returnableLines } = order;
  if (returnableLines.length === 1 && returnableLines[0]?.quantity === 1) return null;
  return (
    <fieldset className="stack-2">
      <legend>{texts.lines}</legend>
      {returnableLines.map(({ variantId, quantity: most }) => {
        const { name } = pieceOf(order, variantId);
        return (
          <QuantityChoice
            key={variantId}
            label={texts.line(most, name)}
            stepper={{ label: texts.count(name), less: texts.less(name), more: texts.more(name) }}
            quantity={chosen.get(variantId) ?? 0}
            most={most}
            onChoose={(quantity) => onChoose(variantId, quantity)}
          />
        );
      })}
    </fieldset>
  );
}

/** Lists the lines that were requested, or came back. */
export function ReturnedLines({ order, lines }: { order: Ordered; lines: Lines }) {
  return (
    <ul className="order-return__lines">
      {lines.map(({ variantId, quantity }) => (
        <li key={variantId}>{texts.line(quantity, pieceOf(order, variantId).name)}</li>
      ))}
    </ul>
  );
}

const previewReturnMutation = graphql(`
  mutation PreviewReturn($orderId: ID!, $lines: [ReturnLineInput!]!, $trackingKey: String) {
    requestReturn(orderId: $orderId, lines: $lines, trackingKey: $trackingKey, dryRun: true) {
      order {
        id
        returnRequest {
          refund {
            ...ReturnAmount_refund
          }
        }
      }
    }
  }
`);

/** Returns what the server would refund for the chosen lines; null while it is unknown, and where that is nothing. */
function useReturnRefund(
  { orderId, trackingKey }: OpenedOrder,
  chosen: ReadonlyMap<string, number>,
): ReturnAmount_RefundFragment | null {
  const [preview, { data, loading }] = useMutation(previewReturnMutation, {
    fetchPolicy: 'no-cache',
  });
  useEffect(() => {
    const lines = linesOf(chosen);
    // Sending the request says what is wrong.
    if (lines.length > 0) {
      preview({ variables: { orderId, lines, trackingKey: trackingKey ?? null } }).catch(
        () => undefined,
      );
    }
  }, [preview, orderId, trackingKey, chosen]);
  if (loading || linesOf(chosen).length === 0) return null;
  return data?.requestReturn.order?.returnRequest?.refund ?? null;
}
