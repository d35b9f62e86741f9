import { formatPlace } from '../ui/format/contact.ts';
import { addressTexts } from './address.fr.ts';
import type { SavedAddress } from './useAddresses.ts';

type Props = { address: Pick<SavedAddress, 'street' | 'city' | 'region' | 'postalCode'> };

/** Shows nothing for an order without an address. */
export function AddressText({ address }: Props) {
  const { street } = address;
  const place = formatPlace(address, addressTexts.comma);
  if (!street && !place) return null;
  return (
    <bdi>
      {street ? <span>{street}</span> : null}
      {street && place ? <br /> : null}
      {place ? <span>{place}</span> : null}
    </bdi>
  );
}
