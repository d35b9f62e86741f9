import { graphql } from '../generated/shop/index.ts';
import { changeGuestVariant, type LineKey } from '../apollo/guestCart.ts';
import { readSession } from '../apollo/session.ts';
import { announce } from '../ui/feedback/Announcer.tsx';
import { useCartChange } from './useCartChange.ts';

const changeCartVariantMutation = graphql(`
  mutation ChangeCartVariant($productId: ID!, $variantId: ID!, $toVariantId: ID!) {
    change: changeCartVariant(
      productId: $productId
      variantId: $variantId
      toVariantId: $toVariantId
    ) {
      cart {
        id
        ...Cart_cart
      }
      userErrors {
        message
      }
    }
  }
`);

/**
 * Changes a line's size or colour; a line of the same variant is joined. Resolves to false after a
 * toast when it was refused.
 */
export function useChangeVariant() {
  const { change, isChanging } = useCartChange(changeCartVariantMutation);

  const changeVariant = async (line: LineKey, to: { id: string; title: string }) => {
    if (readSession()) {
      // Quantities that are being sent go before it.
      if (!(await change({ ...line, toVariantId: to.id }))) return false;
    } else {
      changeGuestVariant(line, to.id);
    }
    announce(to.title);
    return true;
  };

  return { changeVariant, isChanging };
}
