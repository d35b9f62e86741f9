import type { Translated } from '#shared/language.ts';
import type * as fr from '#shared/texts/exchange.fr.ts';

export const exchangeStatuses: Translated<typeof fr.exchangeStatuses> = {
  REQUESTED: 'مطلوب',
  APPROVED: 'مقبول',
  RECEIVED: 'وصلت القطعة',
  SHIPPED: 'في الطريق',
  COMPLETED: 'تم',
  REFUSED: 'مرفوض',
  CANCELLED: 'ملغى',
  EXPIRED: 'انتهت مدته',
  FAILED: 'لم يتم',
};
