import type { SavedAddress } from './useAddresses.ts';

type Props = {
  address: Pick<SavedAddress, 'street' | 'city' | 'region' | 'postalCode'>;
  id?: string;
};

export function AddressText({ address: { street, city, region, postalCode }, id }: Props) {
  return (
    <bdi id={id}>
      {street}
      <br />
      {postalCode} {city}, {region}
    </bdi>
  );
}
