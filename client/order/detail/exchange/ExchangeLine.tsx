import { useEffect, useRef, useState } from 'react';

import { namedTitle } from '../../../catalog/variants.ts';
import { graphql } from '../../../generated/shop/index.ts';
import type { ExchangeLine_LineFragment } from '../../../generated/shop/graphql.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonRadios } from '../../../ui/form/ButtonRadios.tsx';
import { FormProblem } from '../../../ui/form/Form.tsx';
import { Stepper } from '../../../ui/form/Stepper.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { CauseField } from '../CauseField.tsx';
import { exchangeTexts } from './exchange.fr.ts';
import { choiceInSize, chosenOf, type ExchangeDraft } from './exchangeDraft.ts';
import { ExchangeSize } from './ExchangeSize.tsx';

graphql(`
  fragment ExchangeLine_line on ExchangeableLine {
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
`);

const texts = exchangeTexts;

type Props = {
  line: ExchangeLine_LineFragment;
  piece: { productId: string; name: string };
  draft: ExchangeDraft;
  /** Whether the dialog's title names it. */
  isAlone: boolean;
  onChange: (change: Partial<ExchangeDraft>) => void;
  /** Null for the line with which the form began. */
  onRemove: (() => void) | null;
};

export function ExchangeLine(props: Props) {
  const { line, piece, draft, isAlone, onChange, onRemove } = props;
  const { variantId, quantity: all } = line;
  const section = useRef<HTMLElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const quantity = draft.quantity ?? all;
  const chosen = chosenOf(line, draft);
  const isAdded = onRemove !== null;
  const { error } = draft;
  useEffect(() => {
    if (isAdded) section.current?.focus();
  }, [isAdded]);
  useEffect(() => {
    if (error?.isFirst) section.current?.querySelector('fieldset')?.focus();
  }, [error]);

  const chooseSize = (size: string, color: string | null) => {
    const found = choiceInSize(line, size, color);
    setProblem(found ? null : texts.noSize(size));
    if (found) onChange({ toVariantId: found.variant.id, error: undefined });
  };

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={piece.name}
      className="exchange-form__line stack-4"
    >
      {isAlone ? null : <h3>{piece.name}</h3>}
      <ExchangeSize
        productId={piece.productId}
        variantId={variantId}
        chosen={chosen?.variant.size ?? null}
        onChoose={chooseSize}
      />
      <ButtonRadios
        legend={texts.choices}
        name={`toVariantId-${draft.place}`}
        value={chosen?.variant.id ?? ''}
        error={error?.text}
        choices={line.choices.map(choiceOf)}
        onChange={({ target }) => {
          setProblem(null);
          onChange({ toVariantId: target.value, error: undefined });
        }}
      />
      <FormProblem text={problem} />
      {all > 1 ? (
        <div className="exchange-form__quantity">
          <span>{texts.quantity}</span>
          <Stepper
            label={texts.quantity}
            less={texts.less}
            more={texts.more}
            quantity={quantity}
            most={all}
            onStep={(step) => onChange({ quantity: quantity + step })}
          />
        </div>
      ) : null}
      <CauseField
        label={texts.cause}
        cause={draft.cause}
        onChoose={(cause) => onChange({ cause })}
      />
      {onRemove ? (
        <Button variant="quiet" aria-label={texts.removeOf(piece.name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      ) : null}
    </section>
  );
}

/** Shows what a choice costs, and whether it is sold out. */
export function choiceOf({
  variant,
  availableForSale,
  difference: { amount },
}: ExchangeLine_LineFragment['choices'][number]) {
  const title = namedTitle(variant);
  return {
    value: variant.id,
    name: availableForSale ? undefined : texts.soldOut(title),
    isGone: !availableForSale,
    label: (
      <>
        <span>{title}</span>
        {amount === 0 ? null : (
          <span className="exchange-form__sum">
            {amount > 0 ? texts.dearer(formatMoney(amount)) : texts.cheaper(formatMoney(-amount))}
          </span>
        )}
      </>
    ),
  };
}
