import type { SavedAddress } from './useAddresses.ts';

type Props = { address: Omit<SavedAddress, 'id' | 'name'>; id?: string };

export function AddressText({ address: { street, city, region, postalCode }, id }: Props) {
  return (
    <span id={id}>
      {street}
      <br />
      {postalCode} {city}, {region}
    </span>
  );
}
