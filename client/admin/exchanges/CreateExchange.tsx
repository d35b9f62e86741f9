import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { formatMoney } from '#shared/money.format.ts';
import { lineTitle } from '#shared/texts/order.fr.ts';
import { attemptFor, type Attempt } from '../../apollo/attempt.ts';
import type { AdminExchangeableLinesQuery, ExchangeMethod } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frExchanges } from '../../text/admin/orders/exchanges.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { QuantityChoice } from '../../ui/form/QuantityChoice.tsx';
import { Radio } from '../../ui/form/Radio.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useSentForm } from '../../ui/form/useSentForm.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { Loaded } from '../page/Loaded.tsx';
import './Exchanges.css';

const exchangeableLinesQuery = graphql(`
  query AdminExchangeableLines($id: ID!) {
    order(id: $id) {
      id
      version
      lines {
        variantId
        title
        variantTitle
      }
      exchanges {
        id
        lines {
          toVariantId
          title
          toVariantTitle
        }
      }
      exchangeableLines {
        variantId
        lineId
        quantity
        choices {
          variant {
            id
            title
          }
          availableForSale
          difference {
            amount
          }
        }
      }
    }
  }
`);

const createExchangeMutation = graphql(`
  mutation AdminCreateExchange(
    $orderId: ID!
    $lines: [ExchangeLineInput!]!
    $method: ExchangeMethod!
    $reason: String!
    $version: Int!
    $key: String!
  ) {
    payload: createExchange(
      orderId: $orderId
      lines: $lines
      method: $method
      reason: $reason
      expectedVersion: $version
      idempotencyKey: $key
    ) {
      ...ExchangeChange_payload
    }
  }
`);

type Order = NonNullable<AdminExchangeableLinesQuery['order']>;
type Line = Order['exchangeableLines'][number];

const texts = frExchanges.create;
const METHODS: readonly ExchangeMethod[] = ['AT_THE_DOOR', 'SEND_BACK', 'IN_SHOP'];

type Props = { orderId: string; onDone: () => void };

/** An exchange that a shopper wants by telephone or in the shop. */
export function CreateExchange({ orderId, onDone }: Props) {
  const result = useQuery(exchangeableLinesQuery, {
    variables: { id: orderId },
    // Goods that others have exchanged meanwhile cannot be chosen.
    fetchPolicy: 'network-only',
  });
  return (
    <Loaded result={result}>
      {({ order }) =>
        order && order.exchangeableLines.length > 0 ? (
          <CreateForm order={order} onDone={onDone} onChanged={() => void result.refetch()} />
        ) : (
          <p>{texts.none}</p>
        )
      }
    </Loaded>
  );
}

type FormProps = { order: Order; onDone: () => void; onChanged: () => void };

/** Says how many of a line are exchanged, and for what. */
type Choice = { quantity: number; toVariantId: string; isDefective: boolean };

const UNCHOSEN: Choice = { quantity: 0, toVariantId: '', isDefective: false };

function CreateForm({ order, onDone, onChanged }: FormProps) {
  const { id: orderId, version, exchangeableLines: lines } = order;
  const { send } = useAdminMutation(createExchangeMutation, { refetchQueries: 'active' });
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(
    // The only line is the one that is meant.
    () => new Map(lines.length === 1 ? [[0, { ...UNCHOSEN, quantity: 1 }]] : []),
  );
  const [method, setMethod] = useState<ExchangeMethod>('AT_THE_DOOR');
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const { ref, values, field, problem, isSending, ...form } = useSentForm(
    { reason: '' },
    () => ({}),
  );

  const save = async () => {
    const wanted = lines.flatMap(({ variantId, lineId }, place) => {
      const choice = choices.get(place) ?? UNCHOSEN;
      // The same again is for a defect alone.
      const isDefective = choice.isDefective || choice.toVariantId === variantId;
      return choice.quantity > 0 ? [{ ...choice, variantId, lineId, isDefective }] : [];
    });
    const isComplete = wanted.length > 0 && wanted.every(({ toVariantId }) => toVariantId !== '');
    setMissing(isComplete ? null : texts.noLine);
    if (!isComplete) return;
    const input = { orderId, lines: wanted, method, reason: values.reason, version };
    // A retry without a response has the same key, so that no exchange is made twice.
    const next = attemptFor(attempt, input);
    setAttempt(next);
    const reply = await form.send(() => send({ ...input, key: next.key }));
    if (!reply) {
      onChanged();
      return;
    }
    toast.success(texts.done);
    onDone();
  };

  return (
    <Form ref={ref} className="admin-form" isBusy={isSending} onSubmit={save}>
      {lines.map((line, place) => (
        <LineChoice
          // Goods that were paid unlike are listed apart.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${line.variantId} ${place}`}
          name={nameOf(order, line.variantId)}
          line={line}
          choice={choices.get(place) ?? UNCHOSEN}
          onChoose={(choice) => setChoices(new Map([...choices, [place, choice]]))}
        />
      ))}
      <fieldset className="receive-return__methods">
        <legend>{texts.method}</legend>
        {METHODS.map((each) => (
          <Radio
            key={each}
            name="exchange-method"
            label={frExchanges.methods[each]}
            checked={each === method}
            onChange={() => setMethod(each)}
          />
        ))}
      </fieldset>
      <Field
        {...field('reason')}
        dir="auto"
        label={texts.reason}
        maxLength={200}
        autoComplete="off"
      />
      <FormProblem text={missing ?? problem} />
      <div>
        <Button type="submit" disabled={isSending}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}

type LineProps = {
  name: string;
  line: Line;
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

function LineChoice({ name, line, choice, onChoose }: LineProps) {
  const { variantId, lineId, quantity: most, choices } = line;
  const isAltered = lineId !== variantId;
  return (
    <div className="stack-2">
      <QuantityChoice
        label={texts.article(most, name)}
        stepper={{ label: texts.quantity(name), less: texts.less(name), more: texts.more(name) }}
        quantity={choice.quantity}
        most={most}
        onChoose={(quantity) => onChoose({ ...choice, quantity })}
      />
      {choice.quantity > 0 ? (
        <SelectField
          label={texts.target(name)}
          value={choice.toVariantId}
          onChange={({ target }) => onChoose({ ...choice, toVariantId: target.value })}
        >
          <option value="">{texts.choose}</option>
          {choices.map(({ variant, availableForSale, difference }) => (
            <option key={variant.id} value={variant.id} disabled={!availableForSale}>
              {optionText(variant.title, availableForSale, difference.amount)}
            </option>
          ))}
          <option value={variantId}>{texts.sameVariant}</option>
        </SelectField>
      ) : null}
      {choice.quantity > 0 && isAltered ? (
        <Checkbox
          label={texts.defective(name)}
          checked={choice.isDefective}
          onChange={({ target }) => onChoose({ ...choice, isDefective: target.checked })}
        />
      ) : null}
    </div>
  );
}

function optionText(title: string, isAvailable: boolean, difference: number): string {
  if (!isAvailable) return texts.soldOut(title);
  if (difference === 0) return title;
  const sign = difference > 0 ? '+' : '−';
  return texts.difference(title, `${sign}\u00a0${formatMoney(Math.abs(difference))}`);
}

/** Names what the shopper has: bought, or the replacement of an exchange. */
function nameOf({ lines, exchanges }: Order, variantId: string): string {
  const bought = lines.find((line) => line.variantId === variantId);
  if (bought) return lineTitle(bought.title, bought.variantTitle);
  const given = exchanges
    .flatMap((exchange) => exchange.lines)
    .findLast(({ toVariantId }) => toVariantId === variantId);
  return given ? lineTitle(given.title, given.toVariantTitle) : variantId;
}
