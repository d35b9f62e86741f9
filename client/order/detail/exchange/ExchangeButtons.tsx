import type { ExchangeDialog_OrderFragment } from '../../../generated/shop/graphql.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { exchangeTexts } from './exchange.fr.ts';
import './OrderExchange.css';
import { pieceOf } from './pieces.ts';

const texts = exchangeTexts;

type Props = {
  order: ExchangeDialog_OrderFragment;
  /** Indexes in `exchangeableLines`; all of them without it. */
  places?: readonly number[];
  /** Called with such an index. */
  onChoose: (place: number) => void;
};

/** A button for each line that can be exchanged. */
export function ExchangeButtons({ order, places, onChoose }: Props) {
  return (
    <ul className="order-exchange__offers">
      {order.exchangeableLines.map(({ variantId, choices }, place) => {
        const { name } = pieceOf(order, variantId);
        if (choices.length === 0 || places?.includes(place) === false) return null;
        return (
          // Goods that were paid unlike are listed apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${variantId} ${place}`} className="order-exchange__offer">
            <span>{name}</span>
            {choices.some(({ availableForSale }) => availableForSale) ? (
              <Button
                variant="secondary"
                aria-label={texts.openOf(name)}
                onClick={() => onChoose(place)}
              >
                {texts.open}
              </Button>
            ) : (
              <span className="note">{texts.noneLeft}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
