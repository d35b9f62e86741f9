import {
  CarrierUnavailable,
  type Carrier,
  type Carriers,
} from '../../server/shipment/carrier/carrier.ts';
import { fileCarrier, testCarrier } from '../../server/shipment/carrier/local.ts';

const away = async (): Promise<never> => {
  throw new CarrierUnavailable('a page reaches no carrier');
};

/** A real carrier, which the page of the demo cannot reach. */
const unreachable: Carrier = {
  createShipment: away,
  cancelShipment: away,
  findByReference: away,
  track: away,
  labels: away,
  cities: away,
  readEvent: () => null,
};

/** Credentials are not stored: a page has no place for secrets. */
export const demoCarriers: Carriers = {
  isTestOn: true,
  seal: () => '',
  connect({ kind }) {
    if (kind === 'FILE') return fileCarrier;
    return kind === 'TEST' ? testCarrier : unreachable;
  },
};
