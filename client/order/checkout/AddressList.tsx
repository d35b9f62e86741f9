import { AddressText } from '../../address/AddressText.tsx';
import type { SavedAddress } from '../../address/useAddresses.ts';
import { addressTexts } from '../../address/address.fr.ts';
import { orderTexts } from '../order.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import './checkout.css';

type Props = {
  addresses: readonly SavedAddress[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  onAdd: () => void;
};

export function AddressList({ addresses, chosenId, onChoose, onAdd }: Props) {
  return (
    <section className="surface address-list" aria-labelledby="address-list-title">
      <h2 id="address-list-title">{orderTexts.checkout.choose}</h2>
      {addresses.length === 0 ? <p className="checkout__muted">{addressTexts.none}</p> : null}
      <ul className="address-list__choices stack-3">
        {addresses.map((address) => (
          <li key={address.id}>
            <ChoiceCard
              name="checkout-address"
              value={address.id}
              label={address.name}
              checked={address.id === chosenId}
              onChange={() => onChoose(address.id)}
            >
              <AddressText address={address} />
            </ChoiceCard>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onAdd}>
        {addressTexts.add}
      </Button>
    </section>
  );
}
