import { useId, useState } from 'react';

import { attemptFor, type Attempt } from '../../../apollo/attempt.ts';
import { describeError } from '../../../apollo/problems.ts';
import { usePayload } from '../../../apollo/usePayload.ts';
import { namedTitle } from '../../../catalog/variants.ts';
import { graphql } from '../../../generated/shop/index.ts';
import type {
  ExchangeForm_OrderFragment,
  ExchangeMethod,
  PaymentMethod,
} from '../../../generated/shop/graphql.ts';
import { prefix } from '../../../page/prefix.ts';
import { paths } from '#shared/paths.ts';
import { cx } from '../../../ui/cx.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { Radio } from '../../../ui/form/Radio.tsx';
import { Stepper } from '../../../ui/form/Stepper.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import '../../checkout/dialogButtons.css';
import { orderTexts } from '../../order.fr.ts';
import type { OpenedOrder } from '../OrderFrame.tsx';
import { exchangeTexts } from './exchange.fr.ts';
import './ExchangeForm.css';
import { ExchangeSize, type SizedProduct } from './ExchangeSize.tsx';

graphql(`
  fragment ExchangeForm_order on Order {
    id
    paymentMethod
    exchangeableLines {
      variantId
      quantity
      choices {
        variant {
          id
          title
          size
          color
          selectedOptions {
            name
            value
          }
        }
        availableForSale
        difference {
          amount
        }
      }
    }
  }
`);

export type ExchangeableLine = ExchangeForm_OrderFragment['exchangeableLines'][number];
type Choice = ExchangeableLine['choices'][number];

// The server's limit for texts of a form.
const maxLength = 200;

const texts = exchangeTexts;

const methods: readonly ExchangeMethod[] = ['AT_THE_DOOR', 'SEND_BACK', 'IN_SHOP'];

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
  order: ExchangeForm_OrderFragment & { exchanges: readonly object[] };
  line: ExchangeableLine;
  /** For « Ma taille »; null while it is unknown, and for what has no sizes. */
  product: SizedProduct | null;
  opened: OpenedOrder;
  onDone: () => void;
};

/** Without scripts the browser posts it to the page itself. */
export function ExchangeForm({ order, line, product, opened, onDone }: Props) {
  const { ref, values, field, change, refuse } = useForm({
    toVariantId: '',
    method: 'AT_THE_DOOR',
    reason: '',
  });
  const [quantity, setQuantity] = useState(line.quantity);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, isBusy } = usePayload(requestExchangeMutation, {}, (error) =>
    setProblem(describeError(error)),
  );
  const { orderId, trackingKey, refresh } = opened;
  const { variantId, choices } = line;
  const chosen = choices.find(
    ({ variant, availableForSale }) => availableForSale && variant.id === values.toVariantId,
  );
  const method = methods.find((each) => each === values.method) ?? 'AT_THE_DOOR';

  const submit = async () => {
    setProblem(null);
    if (!chosen) return refuse({ toVariantId: texts.noChoice });
    const input = {
      lines: [{ variantId, toVariantId: chosen.variant.id, quantity }],
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
      payload.userErrors.find(({ field: at }) => at?.endsWith(name))?.message;
    const [reason, toVariantId] = [messageAt('reason'), messageAt('toVariantId')];
    refuse({ reason, toVariantId });
    if (reason !== undefined) return;
    // Another shopper was faster: what is left is shown anew.
    refresh();
    if (toVariantId !== undefined) return;
    for (const { message } of payload.userErrors) toast.error(message);
    onDone();
  };

  const chooseSize = (size: string, color: string | null) => {
    const inSize = choices.filter(
      ({ variant, availableForSale }) => availableForSale && variant.size === size,
    );
    const found = inSize.find(({ variant }) => variant.color === color) ?? inSize[0];
    setProblem(found ? null : texts.noSize(size));
    if (found) change({ toVariantId: found.variant.id });
  };

  return (
    <div className="exchange-form stack-4">
      {product ? (
        <ExchangeSize
          product={product}
          variantId={variantId}
          chosen={chosen?.variant.size ?? null}
          onChoose={chooseSize}
        />
      ) : null}
      <Form
        ref={ref}
        className="stack-4"
        {...(trackingKey !== undefined && {
          action: prefix + paths.trackedOrder(orderId, trackingKey),
        })}
        isBusy={isBusy}
        onSubmit={submit}
      >
        <input type="hidden" name="variantId" value={variantId} />
        <input type="hidden" name="quantity" value={quantity} />
        {/* Without scripts: the page sent twice makes one exchange. */}
        <input type="hidden" name="attempt" value={order.exchanges.length} />
        <Choices choices={choices} {...field('toVariantId')} value={chosen?.variant.id ?? ''} />
        {line.quantity > 1 ? (
          <div className="exchange-form__quantity">
            <span>{texts.quantity}</span>
            <Stepper
              label={texts.quantity}
              less={texts.less}
              more={texts.more}
              quantity={quantity}
              most={line.quantity}
              onStep={(step) => setQuantity(quantity + step)}
            />
          </div>
        ) : null}
        <fieldset className="exchange-form__group">
          <legend className="exchange-form__legend">{texts.method}</legend>
          {methods.map((each) => (
            <Radio
              key={each}
              name="method"
              value={each}
              checked={each === method}
              onChange={field('method').onChange}
              label={texts.methods[each]}
            />
          ))}
        </fieldset>
        <Field {...field('reason')} label={texts.reason} maxLength={maxLength} autoComplete="off" />
        <output className="exchange-form__difference">
          {chosen
            ? differenceText(chosen.difference.amount * quantity, {
                method,
                paymentMethod: order.paymentMethod,
              })
            : null}
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

type ChoicesProps = { choices: readonly Choice[] } & ReturnType<
  ReturnType<typeof useForm<string>>['field']
>;

/** The other sizes and colours; what is sold out says so. */
function Choices({ choices, name, value, error, onChange }: ChoicesProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? noteId : undefined}
      className="exchange-form__group"
    >
      <legend id={id} className="exchange-form__legend">
        {texts.choices}
      </legend>
      <div className="exchange-form__choices">
        {choices.map(({ variant, availableForSale, difference: { amount } }) => {
          const title = namedTitle(variant);
          return (
            <label
              key={variant.id}
              className={cx(
                'exchange-form__choice',
                !availableForSale && 'exchange-form__choice--out',
              )}
            >
              <input
                type="radio"
                name={name}
                value={variant.id}
                checked={variant.id === value}
                disabled={!availableForSale}
                aria-label={availableForSale ? undefined : texts.soldOut(title)}
                onChange={onChange}
                className="exchange-form__radio"
              />
              <span className="exchange-form__title">{title}</span>
              {amount === 0 ? null : (
                <span className="exchange-form__sum">
                  {amount > 0
                    ? texts.dearer(formatMoney(amount))
                    : texts.cheaper(formatMoney(-amount))}
                </span>
              )}
            </label>
          );
        })}
      </div>
      {error ? (
        <p id={noteId} role="alert" className="field__error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
