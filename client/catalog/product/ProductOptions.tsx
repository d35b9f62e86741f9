import type { ReactNode } from 'react';

import { cardTexts } from '../card/card.fr.ts';
import { cx } from '../../ui/cx.ts';
import { Swatch } from '../card/ColourDots.tsx';
import { isColour, sizeOption, valueOf, variantWith, type Variant } from '../variants.ts';
import './ProductOptions.css';

type Option = Parameters<typeof isColour>[0];

type Props = {
  options: readonly Option[];
  variants: readonly Variant[];
  variant: Variant;
  onChoose: (name: string, value: string) => void;
  /** Stands beside the sizes. */
  sizeHelp: ReactNode;
  /** Stands below the sizes. */
  sizeAdvice: ReactNode;
};

/** One group of radios an option. What is sold out stays selectable, and says so. */
export function ProductOptions(props: Props) {
  const { options, variants, variant, onChoose, sizeHelp, sizeAdvice } = props;
  const size = sizeOption(options);
  // A colour may sell in another size than the chosen one.
  const isSold = (option: Option, value: string) =>
    isColour(option)
      ? variants.some((each) => each.availableForSale && valueOf(each, option.name) === value)
      : variantWith(variants, variant, { name: option.name, value })?.availableForSale;
  return options.map((option) => (
    <fieldset key={option.name} className="product-option">
      <legend className="product-option__name">{option.name}</legend>
      {option === size ? sizeHelp : null}
      <div className="product-option__values">
        {option.values.map(({ value, swatch }) => {
          const chosen = valueOf(variant, option.name) === value;
          const isOut = !isSold(option, value);
          return (
            <label
              key={value}
              className={cx(
                'product-option__value',
                isColour(option) && 'product-option__value--colour',
                isOut && 'product-option__value--out',
              )}
            >
              <input
                type="radio"
                name={option.name}
                value={value}
                checked={chosen}
                // Hidden text would be read with a blank before its comma.
                aria-label={isOut ? cardTexts.soldOutValue(value) : undefined}
                className="product-option__input"
                onChange={() => onChoose(option.name, value)}
              />
              {swatch === null ? null : <Swatch colour={swatch} />}
              <span className="product-option__text">{value}</span>
            </label>
          );
        })}
      </div>
      {option === size ? sizeAdvice : null}
    </fieldset>
  ));
}
