import { skipToken, useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { FormProblem } from '../../../ui/form/Form.tsx';
import type { AdminOrdersPrintQuery } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { useShop } from '../../../page/shop.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { useListSearch } from '../../list/listAddress.ts';
import { Loaded } from '../../page/Loaded.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PrintFrame, PrintParty } from './PrintFrame.tsx';

const ordersPrintQuery = graphql(`
  query AdminOrdersPrint($ids: [ID!]!) {
    ordersById(ids: $ids) {
      id
      number
      placedAt
      paymentMethod
      parcelNumber
      toCollect {
        amount
      }
      delivery {
        kind
        pickupPoint {
          name
          city
        }
      }
      shippingInfo {
        ...OrderRecipient_address
      }
      ...OrderLines_order
    }
    merchant {
      legalName
      address
      phone
    }
  }
`);

export type PrintedOrder = AdminOrdersPrintQuery['ordersById'][number];

/** Whether the shopper fetches it: no courier has it. */
export const isFetched = ({ delivery }: PrintedOrder) => delivery?.kind === 'PICKUP';

type Props = {
  /** Title, with the number of a single order. */
  title: string;
  children: (orders: readonly PrintedOrder[], sender: ReactNode) => ReactNode;
};

/** Papers of the orders that the address names. */
export function OrdersPrint({ title, children }: Props) {
  const list = { to: adminPaths.orders(useListSearch()), label: frOrders.title };
  const [parameters] = useSearchParams();
  const ids = Array.from(new Set(parameters.get('ids')?.split(',').filter(Boolean)));
  const result = useQuery(
    ordersPrintQuery,
    // A printed order must be as it is now.
    ids.length > 0 ? { variables: { ids }, fetchPolicy: 'network-only' } : skipToken,
  );
  const { print: texts } = frOrders;
  const { name: shopName } = useShop();
  if (ids.length === 0) return <PageFrame title={texts.none} back={list} />;
  return (
    <Loaded result={result}>
      {({ ordersById: orders, merchant: { legalName, address, phone } }) => {
        const missing = ids.filter((each) => orders.every(({ id }) => id !== each));
        const problem = missing.length > 0 ? texts.missing(missing) : null;
        const [first, ...others] = orders;
        if (!first) {
          return (
            <PageFrame title={texts.none} back={list}>
              <FormProblem text={problem} />
            </PageFrame>
          );
        }
        const isOne = others.length === 0;
        return (
          <PrintFrame
            title={isOne ? `${title} ${first.number}` : title}
            note={isOne ? undefined : <p>{frOrders.count(orders.length)}</p>}
            back={
              isOne ? { to: adminPaths.order(first.id), label: frOrders.one(first.number) } : list
            }
          >
            <FormProblem text={problem} />
            {children(
              orders,
              // The shop's name alone where nothing else is configured.
              <PrintParty
                title={texts.sender}
                name={shopName}
                lines={[legalName, address, phone && texts.phone(phone)]}
              />,
            )}
          </PrintFrame>
        );
      }}
    </Loaded>
  );
}
