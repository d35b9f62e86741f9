import type { ApolloClient } from '@apollo/client';

import { describeError } from '../../apollo/problems.ts';
import { graphql } from '../../generated/shop/index.ts';
import type { CartCode_CartFragment } from '../../generated/shop/graphql.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { codeTexts as texts } from './code.fr.ts';

// Few fields: every change of the cart, on any page, selects them.
graphql(`
  fragment CartCode_cart on Cart {
    discountCode {
      code
      reason
      saving {
        amount
      }
    }
  }
`);

/** A code on a cart; it applies unless there is a `reason`. */
export type CartCode = NonNullable<CartCode_CartFragment['discountCode']>;

/** Says « Le code BIENVENUE est appliqué : 25 DH de moins. », or why it is not. */
export const describeCode = ({ code, reason, saving }: CartCode) =>
  reason ??
  texts.applied(
    code,
    saving.amount > 0 ? texts.less(formatMoney(saving.amount)) : texts.freeDelivery,
  );

/** Takes a code that does not apply off the customer's cart, which could not be ordered with it. False after a toast. */
export async function dropRefusedCode(client: ApolloClient, code: CartCode | null) {
  if (code?.reason == null) return true;
  try {
    const { removeCode } = await import('./changeCode.ts');
    await removeCode(client);
    return true;
  } catch (error) {
    toast.error(describeError(error));
    return false;
  }
}
