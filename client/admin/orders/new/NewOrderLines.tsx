import { useId } from 'react';

import { formatMoney } from '#shared/money.format.ts';
import { frNewOrder as texts } from '../../../text/admin/orders/new-order.fr.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { LineAlterations } from './LineAlterations.tsx';
import { foundPrice, keyOf, nameOf, readQuantity, stepped, type NewLine } from './newOrder.ts';
import type { NewOrderForm } from './useNewOrder.ts';
import type { Quoted } from './useQuote.ts';

type Props = {
  form: NewOrderForm;
  quote: Quoted['quote'];
  onRemove: (line: NewLine) => void;
};

export function NewOrderLines({ form, quote, onRemove }: Props) {
  const { lines } = form.order;
  if (lines.length === 0) return null;
  const priceOf = (line: NewLine) =>
    quote?.lines.find(({ id }) => id === keyOf(line))?.price.amount ?? foundPrice(line);
  return (
    <ul className="order-lines" aria-label={texts.lines}>
      {lines.map((line, at) => (
        <Line
          key={line.id}
          line={line}
          at={at}
          price={priceOf(line)}
          form={form}
          onRemove={() => onRemove(line)}
        />
      ))}
    </ul>
  );
}

type LineProps = {
  line: NewLine;
  at: number;
  /** Price of one, in centimes. */
  price: number;
  form: NewOrderForm;
  onRemove: () => void;
};

function Line({ line, at, price, form, onRemove }: LineProps) {
  const noteId = useId();
  const { image, available } = line;
  const { error, ...field } = form.field(`lines.${at}.quantity`);
  const name = nameOf(line);
  const quantity = readQuantity(line.quantity);
  const step = (by: 1 | -1) => field.onChange({ target: { value: stepped(line.quantity, by) } });
  const isTooMany = available !== null && quantity !== undefined && quantity > available;
  const note = error ?? (isTooMany ? texts.onlyLeft(available) : undefined);
  return (
    <li className="order-line">
      <Picture src={image} alt="" className="order-line__picture" />
      <p className="order-line__title">{line.title}</p>
      <IconButton icon="trash" label={texts.removeOf(name)} onClick={onRemove} />
      <div className="order-line__quantity">
        <IconButton
          icon="minus"
          label={texts.lessOf(name)}
          disabled={quantity === 1}
          onClick={() => step(-1)}
        />
        <input
          {...field}
          className="order-line__input"
          inputMode="numeric"
          autoComplete="off"
          aria-label={texts.quantityOf(name)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : noteId}
        />
        <IconButton
          icon="plus"
          label={texts.moreOf(name)}
          disabled={quantity === 99}
          data-more-of={line.alterations.length > 0 ? undefined : line.variantId}
          onClick={() => step(1)}
        />
      </div>
      <span className="order-line__price">{formatMoney(price * (quantity ?? 0))}</span>
      {note === undefined ? null : (
        <p id={noteId} className="field__error order-line__note">
          {note}
        </p>
      )}
      <LineAlterations form={form} line={line} at={at} />
    </li>
  );
}
