import { useRef, useState } from 'react';

import { describeError } from '../apollo/problems.ts';
import { DocumentHead } from '../page/DocumentHead.tsx';
import { addressTexts } from './address.fr.ts';
import { Button } from '../ui/button/Button.tsx';
import { LoadProblem } from '../ui/feedback/LoadProblem.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import './AddressForm.css';
import { readAddressDraft } from './addressDraft.ts';
import { AddressForm } from './AddressForm.tsx';
import './AddressItem.css';
import { AddressText } from './AddressText.tsx';
import { useRemoveAddress } from './useRemoveAddress.ts';
import { useAddresses, type SavedAddress } from './useAddresses.ts';

export function AddressBookPage() {
  const { addresses, error, refetch } = useAddresses();
  // The id of the address to edit, or null for a new one.
  const [form, setForm] = useState<{ addressId: string | null } | null>(
    () => readAddressDraft() ?? null,
  );
  const edited = addresses?.find(({ id }) => id === form?.addressId);
  const addButton = useRef<HTMLButtonElement>(null);
  const { title, add, none } = addressTexts;

  if (error && !addresses) {
    return <LoadProblem text={describeError(error)} onRetry={() => void refetch()} />;
  }
  return (
    <section aria-labelledby="address-book-title">
      <DocumentHead title={title} />
      <h2 id="address-book-title">{title}</h2>
      <Button ref={addButton} variant="secondary" onClick={() => setForm({ addressId: null })}>
        {add}
      </Button>
      {addresses?.length === 0 ? <p className="address-book__none">{none}</p> : null}
      <ul className="address-book__list stack-4">
        {addresses?.map((address) => (
          <AddressItem
            key={address.id}
            address={address}
            onEdit={() => setForm({ addressId: address.id })}
            // The pressed button is removed with its address: the focus would fall to the page's
            // top.
            onRemoved={() => addButton.current?.focus()}
          />
        )) ?? (
          <li>
            <Skeleton className="address-book__skeleton" />
          </li>
        )}
      </ul>
      {form && (edited || form.addressId === null) ? (
        <AddressForm address={edited} onClose={() => setForm(null)} />
      ) : null}
    </section>
  );
}

type Props = { address: SavedAddress; onEdit: () => void; onRemoved: () => void };

function AddressItem({ address, onEdit, onRemoved }: Props) {
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
