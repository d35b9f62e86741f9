import type { Translated } from '#shared/language.ts';
import type * as fr from './parcel.fr.ts';

export const parcelTexts: Translated<typeof fr.parcelTexts> = {
  /** What a carrier says beside the states of the order. */
  steps: {
    IN_TRANSIT: 'On its way',
    OUT_FOR_DELIVERY: 'Out for delivery',
    ATTEMPT_FAILED: 'Delivery attempt failed',
    RETURNING: 'On its way back to the shop',
    LOST: 'Parcel lost',
  },
  follow: (carrier) => `Track the parcel with ${carrier}`,
  /** Of what is fetched, instead of the usual ones. */
  pickup: {
    statuses: { PREPARED: 'Ready for pickup', DELIVERED: 'Picked up' },
    statusNotes: {
      PREPARED: 'Your order is ready: you can come and pick it up.',
      DELIVERED: 'You picked up your order.',
    },
  },
};
