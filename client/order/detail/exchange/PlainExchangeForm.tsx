import type { ExchangeDialog_OrderFragment } from '../../../generated/shop/graphql.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonRadios } from '../../../ui/form/ButtonRadios.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { CauseField } from '../CauseField.tsx';
import { exchangeTexts } from './exchange.fr.ts';
import { otherPlaces } from './exchangeDraft.ts';
import { choiceOf } from './ExchangeLine.tsx';
import { ExchangeMethods } from './ExchangeMethods.tsx';
import { pieceOf } from './pieces.ts';

const texts = exchangeTexts;

/** For browsers without scripts, which send it to the page itself; of several lines each may be left as it is. */
export function PlainExchangeForm({ order }: { order: ExchangeDialog_OrderFragment }) {
  const places = otherPlaces(order.exchangeableLines, []);
  const lines = places.flatMap((place) => order.exchangeableLines[place] ?? []);
  const names = lines.map(({ variantId }) => pieceOf(order, variantId).name);
  const isAlone = lines.length === 1;
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{isAlone ? texts.openOf(names[0] ?? '') : texts.open}</summary>
      <form method="post" className="exchange-form stack-4">
        {/* The page sent twice makes one exchange. */}
        <input type="hidden" name="attempt" value={order.exchanges.length} />
        {lines.map(({ variantId, quantity, choices }, at) => (
          // Goods that were paid unlike are listed apart.
          // oxlint-disable-next-line react/no-array-index-key
          <section key={at} className="exchange-form__line stack-4">
            {isAlone ? null : <h3>{names[at]}</h3>}
            <input type="hidden" name={`variantId-${at}`} value={variantId} />
            <ButtonRadios
              legend={texts.choices}
              name={`toVariantId-${at}`}
              value=""
              choices={[
                ...(isAlone ? [] : [{ value: '', label: texts.keep }]),
                ...choices.map(choiceOf),
              ]}
            />
            {quantity === 1 ? (
              <input type="hidden" name={`quantity-${at}`} value="1" />
            ) : (
              <Field
                label={texts.quantity}
                name={`quantity-${at}`}
                type="number"
                min={1}
                max={quantity}
                defaultValue={quantity}
              />
            )}
            <CauseField label={texts.cause} name={`cause-${at}`} cause={null} />
          </section>
        ))}
        <ExchangeMethods method="AT_THE_DOOR" />
        <Field label={texts.reason} name="reason" maxLength={200} autoComplete="off" />
        <p className="note">{texts.hold}</p>
        <Button type="submit">{texts.submit}</Button>
      </form>
    </details>
  );
}
