import { isolated, type Translated } from '#shared/language.ts';
import type * as fr from './parcel.fr.ts';

export const parcelTexts: Translated<typeof fr.parcelTexts> = {
  /** Names what a carrier says beside the states of the order. */
  steps: {
    IN_TRANSIT: 'في الطريق',
    OUT_FOR_DELIVERY: 'قيد التوصيل',
    ATTEMPT_FAILED: 'تعذر التوصيل',
    RETURNING: 'في طريق العودة إلى المتجر',
    LOST: 'ضاع الطرد',
  },
  follow: (carrier) => `تتبع الطرد لدى ${isolated(carrier)}`,
  /** Replaces the usual texts for what is fetched. */
  pickup: {
    statuses: { PREPARED: 'جاهزة للاستلام', DELIVERED: 'تم استلامها' },
    statusNotes: {
      PREPARED: 'طلبيتك جاهزة: يمكنك المجيء لاستلامها.',
      DELIVERED: 'لقد استلمت طلبيتك.',
    },
  },
};
