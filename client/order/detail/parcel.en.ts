import type { Translated } from '#shared/language.ts';
import type * as fr from './parcel.fr.ts';

export const parcelTexts: Translated<typeof fr.parcelTexts> = {
  /** Names what a carrier says beside the states of the order. */
  steps: {
    IN_TRANSIT: 'On its way',
    OUT_FOR_DELIVERY: 'Out for delivery',
    ATTEMPT_FAILED: 'Delivery attempt failed',
    RETURNING: 'On its way back to the shop',
    LOST: 'Parcel lost',
  },
  follow: (carrier) => `Track the parcel with ${carrier}`,
  /** Replaces the usual texts for what is fetched. */
  pickup: {
    statuses: { PREPARED: 'Ready for pickup', DELIVERED: 'Picked up' },
    statusNotes: {
      PREPARED: 'Your order is ready: you can come and pick it up.',
      DELIVERED: 'You picked up your order.',
    },
  },
};
