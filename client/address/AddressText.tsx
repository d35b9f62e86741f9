import { formatPlace } from '../ui/format/place.ts';
import { addressTexts } from './address.fr.ts';
import type { SavedAddress } from './useAddresses.ts';

type Props = {
  address: Pick<SavedAddress, 'street' | 'city' | 'region' | 'postalCode'>;
  id?: string;
};

/** Nothing for an order without an address. */
export function AddressText({ address, id }: Props) {
  const { street } = address;
  const place = formatPlace(address, addressTexts.comma);
  if (!street && !place) return null;
  return (
    <bdi id={id}>
      {street}
      {street && place ? <br /> : null}
      {place}
    </bdi>
  );
}
