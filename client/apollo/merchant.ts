import { useQuery } from '@apollo/client/react';

import { graphql } from '../generated/shop/index.ts';
import type { MerchantQuery } from '../generated/shop/graphql.ts';

export const merchantQuery = graphql(`
  query Merchant {
    shop {
      merchant {
        legalName
        address
        ice
        rc
        taxId
        cndp
        phone
        email
      }
    }
  }
`);

export type Merchant = MerchantQuery['shop']['merchant'];

/** Undefined until loaded. */
export function useMerchant(): Merchant | undefined {
  return useQuery(merchantQuery).data?.shop.merchant;
}
