import { useId } from 'react';

import { formatMoney } from '#shared/money.format.ts';
import { frNewOrder as texts } from '../../../text/admin/new-order.fr.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { readQuantity, stepped, type NewLine } from './newOrder.ts';
import type { NewOrderForm } from './useNewOrder.ts';

type Props = {
  form: NewOrderForm;
  onRemove: (variantId: string) => void;
};

export function NewOrderLines({ form: { order, field }, onRemove }: Props) {
  if (order.lines.length === 0) return null;
  return (
    <ul className="order-lines" aria-label={texts.lines}>
      {order.lines.map((line, at) => (
        <Line
          key={line.variantId}
          line={line}
          field={field(`lines.${at}.quantity`)}
          onRemove={() => onRemove(line.variantId)}
        />
      ))}
    </ul>
  );
}

type LineProps = {
  line: NewLine;
  field: ReturnType<NewOrderForm['field']>;
  onRemove: () => void;
};

function Line({ line, field: { error, ...field }, onRemove }: LineProps) {
  const noteId = useId();
  const { title, image, price, available } = line;
  const quantity = readQuantity(line.quantity);
  const step = (by: 1 | -1) => field.onChange({ target: { value: stepped(line.quantity, by) } });
  const isTooMany = available !== null && quantity !== undefined && quantity > available;
  const note = error ?? (isTooMany ? texts.onlyLeft(available) : undefined);
  return (
    <li className="order-line">
      <Picture src={image} alt="" className="order-line__picture" />
      <p className="order-line__title">{title}</p>
      <IconButton icon="trash" label={texts.removeOf(title)} onClick={onRemove} />
      <div className="order-line__quantity">
        <IconButton
          icon="minus"
          label={texts.lessOf(title)}
          disabled={quantity === 1}
          onClick={() => step(-1)}
        />
        <input
          {...field}
          className="order-line__input"
          inputMode="numeric"
          autoComplete="off"
          aria-label={texts.quantityOf(title)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : noteId}
        />
        <IconButton
          icon="plus"
          label={texts.moreOf(title)}
          disabled={quantity === 99}
          data-more-of={line.variantId}
          onClick={() => step(1)}
        />
      </div>
      <span className="order-line__price">{formatMoney(price * (quantity ?? 0))}</span>
      {note === undefined ? null : (
        <p id={noteId} className="field__error order-line__note">
          {note}
        </p>
      )}
    </li>
  );
}
