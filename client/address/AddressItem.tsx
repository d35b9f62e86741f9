import { addressTexts } from './address.fr.ts';
import { Button } from '../ui/button/Button.tsx';
import './AddressItem.css';
import { AddressText } from './AddressText.tsx';
import type { SavedAddress } from './useAddresses.ts';
import { useRemoveAddress } from './useRemoveAddress.ts';

type Props = { address: SavedAddress; onEdit: () => void; onRemoved: () => void };

export function AddressItem({ address, onEdit, onRemoved }: Props) {
  const { removeAddress, isRemoving } = useRemoveAddress();
  const remove = async () => {
    if (await removeAddress(address)) onRemoved();
  };
  return (
    <li className="surface address-item">
      <address className="address-item__text">
        <strong>{address.name}</strong>
        <AddressText address={address} />
        {address.phone === null ? null : <bdi className="address-item__phone">{address.phone}</bdi>}
      </address>
      <div className="row-3">
        <Button variant="secondary" onClick={onEdit}>
          {addressTexts.edit}
        </Button>
        <Button variant="danger" disabled={isRemoving} onClick={() => void remove()}>
          {addressTexts.remove}
        </Button>
      </div>
    </li>
  );
}
