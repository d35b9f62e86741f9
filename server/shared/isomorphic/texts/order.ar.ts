import type { Translated } from '#shared/language.ts';
import type * as fr from '#shared/texts/order.fr.ts';

export const orderStatuses: Translated<typeof fr.orderStatuses> = {
  PENDING: 'قيد الانتظار',
  PAYMENT_PENDING: 'الأداء جارٍ',
  PAID: 'مؤداة',
  CONFIRMED: 'مؤكدة',
  PREPARED: 'جاهزة للشحن',
  SHIPPED: 'في الطريق',
  DELIVERED: 'تم التسليم',
  CANCELLED: 'ملغاة',
  REFUSED: 'رُفضت عند التسليم',
  RETURNED: 'أُرجعت',
};

export const lineTitle: typeof fr.lineTitle = (product, variant) =>
  variant === null ? product : `${product}، ${variant}`;

export const orderMessage =
  'مرحباً {nom}، معك متجر Belle Vue. توصلنا بطلبيتك {numero} بمبلغ {montant}. لتأكيدها أو تتبعها: {lien}';
