import { addressTexts } from './address.fr.ts';
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
      {addressTexts.place(postalCode, city, region)}
    </bdi>
  );
}
