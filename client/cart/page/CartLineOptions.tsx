import { useState } from 'react';

import { graphql } from '../../generated/shop/index.ts';
import type {
  CartLineOptions_ProductFragment,
  CartLineOptions_VariantFragment,
} from '../../generated/shop/graphql.ts';
import { valueOf, variantWith } from '../../catalog/variants.ts';
import { cardTexts } from '../../catalog/card/card.fr.ts';
import { Select } from '../../ui/form/Select.tsx';
import { lineIdOf } from '../cartLineId.ts';
import type { ChosenAlteration } from '../guestCart.ts';
import { useCartActions } from '../useCartActions.ts';
import './CartLineOptions.css';

graphql(`
  fragment CartLineOptions_product on Product {
    id
    options {
      name
      values {
        value
        swatch
      }
    }
    variants {
      id
      title
      availableForSale
      selectedOptions {
        name
        value
      }
    }
  }
`);

graphql(`
  fragment CartLineOptions_variant on ProductVariant {
    id
    title
    availableForSale
    selectedOptions {
      name
      value
    }
  }
`);

type Props = {
  line: {
    id: string;
    product: CartLineOptions_ProductFragment;
    variant: CartLineOptions_VariantFragment;
    alterations: ChosenAlteration[];
  };
  isDisabled: boolean;
};

/** Changes size and colour in place. */
export function CartLineOptions({ line, isDisabled }: Props) {
  const { changeVariant } = useCartActions();
  // What was chosen last, until the cart has it.
  const [wanted, setWanted] = useState<CartLineOptions_VariantFragment | null>(null);
  const { alterations, product, variant } = line;
  const { id, options, variants } = product;
  // The prices of what was just chosen are still to come.
  const current = wanted ?? variant;
  const choose = async (to: CartLineOptions_VariantFragment) => {
    setWanted(to);
    // Changes run one after the other: this one begins at what the one before leaves.
    const lineId = lineIdOf(line.id, { variantId: current.id, alterations });
    await changeVariant({ productId: id, variantId: current.id, lineId }, to);
    setWanted((latest) => (latest === to ? null : latest));
  };
  if (options.length === 0) return null;
  return (
    <div className="cart-line-options">
      {options.map(({ name, values }) => (
        <Select
          key={name}
          label={name}
          value={valueOf(current, name) ?? ''}
          disabled={isDisabled}
          onChange={({ target: { value } }) => {
            const next = variantWith(variants, current, { name, value });
            if (next) void choose(next);
          }}
        >
          {values.map(({ value }) => {
            const next = variantWith(variants, current, { name, value });
            return (
              <option
                key={value}
                value={value}
                disabled={!next?.availableForSale && value !== valueOf(current, name)}
              >
                {next?.availableForSale ? value : cardTexts.soldOutValue(value)}
              </option>
            );
          })}
        </Select>
      ))}
    </div>
  );
}
