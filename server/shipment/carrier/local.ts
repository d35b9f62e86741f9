import { BadCarrierEvent, type Carrier } from './carrier.ts';

const none = {
  cancelShipment: async () => {},
  track: async () => new Map(),
  labels: async () => null,
  cities: async () => [],
  readEvent() {
    throw new BadCarrierEvent('SIGNATURE');
  },
} satisfies Partial<Carrier>;

/** A courier without an interface: staff type the number. */
export const fileCarrier: Carrier = {
  ...none,
  createShipment: async ({ reference }) => ({ trackingNumber: reference }),
  findByReference: async () => null,
};

/** Plays a carrier: it knows every parcel. */
export const testCarrier: Carrier = {
  ...none,
  createShipment: async ({ reference }) => ({ trackingNumber: `TEST-${reference}` }),
  findByReference: async ({ reference }) => ({ trackingNumber: `TEST-${reference}` }),
};
