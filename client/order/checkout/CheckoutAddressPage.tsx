import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { readAddressDraft } from '../../address/addressDraft.ts';
import { AddressForm } from '../../address/AddressForm.tsx';
import { chooseCheckoutAddress, useCheckoutAddressId } from '../../address/checkoutAddress.ts';
import { graphql } from '../../generated/shop/index.ts';
import { describeError } from '../../apollo/problems.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { PageError } from '../../page/PageError.tsx';
import { paths } from '#shared/paths.ts';
import { orderTexts } from '../order.fr.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { chosenOf, COURIER } from '../../delivery/promise.ts';
import { useDeliveryChoice } from './delivery/useDeliveryChoice.ts';
import { useDeliveryTo } from './delivery/useDeliveryTo.ts';
import { useSaidDelivery } from './delivery/useSaidDelivery.ts';
import { AddressList } from './AddressList.tsx';
import { keepCheckoutDraft, readCheckoutDraft, type CheckoutMethod } from './checkoutDraft.ts';
import { OrderPanel } from './OrderPanel.tsx';
import './checkout.css';
import { useCourierPhone } from './useCourierPhone.ts';
import { PaymentChoice } from './payment/PaymentChoice.tsx';
import type { SavedAddress } from '../../address/useAddresses.ts';
import { useLoadedForPayment } from './payment/useLoadedForPayment.ts';

const checkoutAddressPageQuery = graphql(`
  query CheckoutAddressPage {
    me {
      id
      cart {
        id
        lines {
          id
          quantity
          product {
            id
          }
          variant {
            id
          }
          ...LineAlterations_line
        }
        ...OrderPanel_cart
      }
      addresses {
        ...SavedAddress_address
      }
    }
    cardCheckout {
      isAvailable
      scriptUrl
    }
  }
`);

const { checkout: texts } = orderTexts;
const steps = [{ label: texts.cart, to: paths.cart() }, { label: texts.address }];

export function CheckoutAddressPage() {
  const query = useQuery(checkoutAddressPageQuery, { fetchPolicy: 'cache-and-network' });
  const [draft] = useState(readCheckoutDraft);
  const chosenId = useCheckoutAddressId() ?? draft.addressId ?? null;
  const { isAvailable = false, scriptUrl } = query.data?.cardCheckout ?? {};
  const mayPay = useLoadedForPayment(isAvailable ? scriptUrl : undefined);
  const { preselect, isLoading } = useLastDelivery(chosenId);
  const [isFormOpen, setIsFormOpen] = useState(() => readAddressDraft()?.addressId === null);
  const [wanted, setWanted] = useState<CheckoutMethod>(draft.method ?? 'CARD');

  const me = query.data?.me;
  const addresses = me?.addresses ?? [];
  // It may have been deleted elsewhere.
  const chosen = addresses.find(({ id }) => id === chosenId) ?? preselect(addresses);
  const isAddressKnown = addresses.length < 2 || !isLoading;
  const delivery = useDeliveryTo(chosen, me?.cart);
  const [wantedOption, setWantedOption] = useState(draft.deliveryOptionId ?? COURIER);
  const option = chosenOf(delivery.options, wantedOption);
  const isFetched = option?.kind === 'PICKUP';
  useSaidDelivery(option, delivery.cityName);
  const phone = useCourierPhone(chosen, isFetched);
  const choice = useDeliveryChoice(delivery.options);
  const isDeliveryKnown = choice.isReady || me?.cart.lines.length === 0;
  const methods: readonly CheckoutMethod[] = isAvailable
    ? ['CARD', 'CASH_ON_DELIVERY']
    : ['CASH_ON_DELIVERY'];
  const method = isAvailable ? wanted : 'CASH_ON_DELIVERY';

  if (query.error && !query.data) {
    return <PageError text={describeError(query.error)} onRetry={() => void query.refetch()} />;
  }
  return (
    <div className="page">
      <DocumentHead title={texts.documentTitle} />
      <Breadcrumb steps={steps} />
      <h1 className="page__title">{texts.title}</h1>
      {me && query.data && isDeliveryKnown ? (
        <div className="checkout">
          <div className="checkout__main">
            {delivery.options && choice.loaded ? (
              <choice.loaded.DeliveryChoice
                options={delivery.options}
                chosen={option}
                onChoose={(id) => {
                  setWantedOption(id);
                  keepCheckoutDraft({ deliveryOptionId: id });
                }}
              />
            ) : null}
            {isFetched ? null : (
              <AddressList
                addresses={addresses}
                chosenId={chosen?.id}
                onChoose={choose}
                onAdd={() => setIsFormOpen(true)}
              />
            )}
            <PaymentChoice
              methods={methods}
              chosen={method}
              onChoose={(next) => {
                setWanted(next);
                keepCheckoutDraft({ method: next });
                // A blank phone is wrong on delivery alone.
                phone.change(phone.value);
              }}
              phone={phone}
            />
          </div>
          <div className="checkout__aside">
            {(mayPay || !isAvailable) && isAddressKnown ? (
              <OrderPanel
                cart={me.cart}
                address={isFetched ? undefined : chosen}
                delivery={{ ...delivery, option }}
                scriptUrl={isAvailable ? query.data.cardCheckout.scriptUrl : null}
                method={method}
                phone={phone}
              />
            ) : (
              <Skeleton className="checkout__skeleton" />
            )}
          </div>
        </div>
      ) : (
        // Alone: addresses are none or many, and would move what is below them.
        <Skeleton className="checkout__skeleton" />
      )}
      {isFormOpen ? <AddressForm onClose={() => setIsFormOpen(false)} onSaved={choose} /> : null}
    </div>
  );
}

function choose(id: string) {
  chooseCheckoutAddress(id);
  keepCheckoutDraft({ addressId: id, phone: undefined });
}

const lastDeliveryQuery = graphql(`
  query LastDelivery {
    me {
      id
      orders(first: 1) {
        nodes {
          id
          shippingInfo {
            name
            street
            city
            region
            postalCode
          }
        }
      }
    }
  }
`);

const fields = ['name', 'street', 'city', 'region', 'postalCode'] as const;

/**
 * Preselects the only address; of several the one of the customer's last order, if it is still saved
 * unchanged and none is chosen.
 */
function useLastDelivery(chosenId: string | null) {
  // Fixed: a query that is skipped while it is loading reports loading forever.
  const [isSkipped] = useState(chosenId !== null);
  // Not cached: this one order would replace the list of all.
  const { data, loading } = useQuery(lastDeliveryQuery, {
    fetchPolicy: 'no-cache',
    skip: isSkipped,
  });
  const last = data?.me?.orders.nodes[0]?.shippingInfo;
  const preselect = (addresses: readonly SavedAddress[]) => {
    if (addresses.length === 1) return addresses[0];
    return (
      last && addresses.find((address) => fields.every((field) => address[field] === last[field]))
    );
  };
  return { preselect, isLoading: loading && chosenId === null };
}
