import { useState } from 'react';

import type {
  ExchangeDialog_OrderFragment,
  ReturnCause,
  ReturnLineInput,
} from '../../../generated/shop/graphql.ts';
import { FormProblem } from '../../../ui/form/Form.tsx';
import { CauseField } from '../CauseField.tsx';
import { exchangeTexts } from '../exchange/exchange.fr.ts';
import { beginExchange, choiceInSize, type ExchangeDraft } from '../exchange/exchangeDraft.ts';
import { ExchangeSize } from '../exchange/ExchangeSize.tsx';
import { pieceOf } from '../exchange/pieces.ts';

/** The chosen causes by variant. */
export type Causes = ReadonlyMap<string, ReturnCause | null>;

type CausesProps = {
  order: ExchangeDialog_OrderFragment;
  lines: readonly ReturnLineInput[];
  causes: Causes;
  onChoose: (variantId: string, cause: ReturnCause | null) => void;
  onExchange: (begun: ExchangeDraft) => void;
};

/** Where the size is the cause, the one for the shopper's measures leads to the exchange. */
export function ReturnCauses({ order, lines, causes, onChoose, onExchange }: CausesProps) {
  return lines.map(({ variantId }) => {
    const { productId, name } = pieceOf(order, variantId);
    const cause = causes.get(variantId) ?? null;
    return (
      <div key={variantId} className="stack-2">
        <CauseField
          label={lines.length === 1 ? exchangeTexts.cause : exchangeTexts.causeOf(name)}
          cause={cause}
          onChoose={(chosen) => onChoose(variantId, chosen)}
        />
        {cause === 'TOO_SMALL' || cause === 'TOO_LARGE' ? (
          <ExchangeForSize
            order={order}
            variantId={variantId}
            productId={productId}
            onExchange={(place, toVariantId) =>
              onExchange(beginExchange(place, { toVariantId, cause }))
            }
          />
        ) : null}
      </div>
    );
  });
}

type ForSizeProps = {
  order: ExchangeDialog_OrderFragment;
  variantId: string;
  productId: string;
  /** Called with the index in `exchangeableLines`. */
  onExchange: (place: number, toVariantId: string) => void;
};

function ExchangeForSize({ order, variantId, productId, onExchange }: ForSizeProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const place = order.exchangeableLines.findIndex((each) => each.variantId === variantId);
  const line = order.exchangeableLines[place];
  if (!line) return null;
  return (
    <>
      <ExchangeSize
        productId={productId}
        variantId={variantId}
        chosen={null}
        onChoose={(size, color) => {
          const found = choiceInSize(line, size, color);
          if (found) onExchange(place, found.variant.id);
          else setProblem(exchangeTexts.noSize(size));
        }}
      />
      <FormProblem text={problem} />
    </>
  );
}
