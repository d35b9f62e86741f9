import { useState } from 'react';

import { attemptFor, type Attempt } from '../../../apollo/attempt.ts';
import { describeError } from '../../../apollo/problems.ts';
import { usePayload } from '../../../apollo/usePayload.ts';
import { graphql } from '../../../generated/shop/index.ts';
import type {
  ExchangeDialog_OrderFragment,
  ExchangeMethod,
  PaymentMethod,
} from '../../../generated/shop/graphql.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { useFocusWhenFewer } from '../../../ui/useFocusWhenFewer.ts';
import '../../checkout/dialogButtons.css';
import { orderTexts } from '../../order.fr.ts';
import type { OpenedOrder } from '../OrderFrame.tsx';
import { exchangeTexts } from './exchange.fr.ts';
import { ExchangeButtons } from './ExchangeButtons.tsx';
import {
  beginExchange,
  chosenOf,
  differenceOfDrafts,
  inputOf,
  otherPlaces,
  type ExchangeDraft,
} from './exchangeDraft.ts';
import './ExchangeForm.css';
import { ExchangeLine } from './ExchangeLine.tsx';
import { ExchangeMethods } from './ExchangeMethods.tsx';
import { pieceOf } from './pieces.ts';

graphql(`
  fragment ExchangeForm_order on Order {
    id
    paymentMethod
    exchangeableLines {
      ...ExchangeLine_line
    }
  }
`);

// The server's limit for texts of a form.
const maxLength = 200;

const texts = exchangeTexts;

const requestExchangeMutation = graphql(`
  mutation RequestExchange(
    $orderId: ID!
    $key: String
    $lines: [ExchangeLineInput!]!
    $method: ExchangeMethod!
    $reason: String
    $idempotencyKey: String!
  ) {
    payload: requestExchange(
      orderId: $orderId
      key: $key
      lines: $lines
      method: $method
      reason: $reason
      idempotencyKey: $idempotencyKey
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
  order: ExchangeDialog_OrderFragment;
  /** At least one. */
  begun: readonly ExchangeDraft[];
  opened: OpenedOrder;
  onDone: () => void;
};

/** The lines stand before the form: within them measures are given in a form of their own. */
export function ExchangeForm({ order, begun, opened, onDone }: Props) {
  const { ref, values, field, refuse } = useForm({ reason: '' });
  const [method, setMethod] = useState<ExchangeMethod>('AT_THE_DOOR');
  const [drafts, setDrafts] = useState(begun);
  const whole = useFocusWhenFewer<HTMLDivElement>(drafts.length);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, isBusy } = usePayload(requestExchangeMutation, {}, (error) =>
    setProblem(describeError(error)),
  );
  const { orderId, trackingKey, refresh } = opened;
  const { exchangeableLines, paymentMethod } = order;
  const lines = drafts.flatMap((draft) => {
    const line = exchangeableLines[draft.place];
    return line ? [{ draft, line }] : [];
  });
  const difference = differenceOfDrafts(exchangeableLines, drafts);

  const change = (place: number, changed: Partial<ExchangeDraft>) =>
    setDrafts((all) => all.map((each) => (each.place === place ? { ...each, ...changed } : each)));
  const refuseLines = (notes: ReadonlyArray<string | undefined>) => {
    const first = notes.findIndex((note) => note !== undefined);
    setDrafts(
      lines.map(({ draft }, at) => {
        const text = notes[at];
        return { ...draft, error: text === undefined ? text : { text, isFirst: at === first } };
      }),
    );
  };

  const submit = async () => {
    setProblem(null);
    const missing = lines.map(({ line, draft }) =>
      chosenOf(line, draft) ? undefined : texts.noChoice,
    );
    if (missing.includes(texts.noChoice)) {
      refuseLines(missing);
      return;
    }
    const input = {
      lines: lines.map(({ line, draft }) => inputOf(line, draft)),
      method,
      reason: values.reason,
    };
    const next = attemptFor(attempt, input);
    setAttempt(next);
    const payload = await send({
      ...input,
      orderId,
      key: trackingKey ?? null,
      idempotencyKey: next.key,
    });
    if (!payload) return;
    if (payload.order) {
      toast.success(texts.done);
      onDone();
      return;
    }
    const messageAt = (name: string) =>
      payload.userErrors.find(({ field: at }) => at === name)?.message;
    const notes = lines.map((_, at) => messageAt(`lines.${at}.toVariantId`));
    const reason = messageAt('reason');
    refuseLines(notes);
    refuse({ reason });
    if (reason !== undefined) return;
    // Another shopper was faster: what is left is shown anew.
    refresh();
    if (notes.some((note) => note !== undefined)) return;
    for (const { message } of payload.userErrors) toast.error(message);
    onDone();
  };

  return (
    <div ref={whole} tabIndex={-1} className="exchange-form stack-4">
      {lines.map(({ line, draft }, at) => (
        <ExchangeLine
          key={draft.place}
          line={line}
          piece={pieceOf(order, line.variantId)}
          draft={draft}
          isAlone={lines.length === 1}
          onChange={(changed) => change(draft.place, changed)}
          onRemove={
            at === 0 ? null : () => setDrafts((all) => all.filter((each) => each !== draft))
          }
        />
      ))}
      <More
        order={order}
        drafts={drafts}
        onAdd={(place) => setDrafts([...drafts, beginExchange(place)])}
      />
      <Form ref={ref} className="stack-4" isBusy={isBusy} onSubmit={submit}>
        <ExchangeMethods method={method} onChoose={setMethod} />
        <Field {...field('reason')} label={texts.reason} maxLength={maxLength} autoComplete="off" />
        <output className="exchange-form__difference">
          {difference === null ? null : differenceText(difference, { method, paymentMethod })}
        </output>
        <p className="note">{texts.hold}</p>
        <FormProblem text={problem} />
        <div className="dialog-buttons row-3">
          <Button type="submit" disabled={isBusy}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </div>
  );
}

type MoreProps = {
  order: ExchangeDialog_OrderFragment;
  drafts: readonly ExchangeDraft[];
  /** Called with the index in `exchangeableLines`. */
  onAdd: (place: number) => void;
};

/** Another line is a press away: who exchanges one has no more to press. */
function More({ order, drafts, onAdd }: MoreProps) {
  const places = otherPlaces(order.exchangeableLines, drafts);
  const [only, ...others] = places;
  if (only === undefined) return null;
  if (others.length === 0) {
    return (
      <Button variant="quiet" onClick={() => onAdd(only)}>
        {texts.also}
      </Button>
    );
  }
  return (
    // It closes once one is added.
    <details key={drafts.length}>
      <summary>{texts.also}</summary>
      <ExchangeButtons order={order} places={places} onChoose={onAdd} />
    </details>
  );
}

/** Says who pays what, and how; `difference` is positive where the shopper pays. */
export function differenceText(
  difference: number,
  { method, paymentMethod }: { method: ExchangeMethod; paymentMethod: PaymentMethod },
): string {
  if (difference === 0) return texts.same;
  if (difference > 0) return texts.toPay[method](formatMoney(difference));
  const way = paymentMethod === 'CARD' ? 'CARD' : 'CASH';
  return orderTexts.return.amount[way](formatMoney(-difference));
}
