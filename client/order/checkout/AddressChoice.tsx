import { useId } from 'react';

import { AddressText } from '../../address/AddressText.tsx';
import type { SavedAddress } from '../../address/useAddresses.ts';
import { Radio } from '../../ui/form/Radio.tsx';
import './AddressChoice.css';

type Props = { address: SavedAddress; isChosen: boolean; onChoose: () => void };

export function AddressChoice({ address, isChosen, onChoose }: Props) {
  const textId = useId();
  return (
    <li className="address-choice">
      <Radio
        name="checkout-address"
        value={address.id}
        label={address.name}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={textId}
      />
      <p className="address-choice__text">
        <AddressText address={address} id={textId} />
      </p>
    </li>
  );
}
