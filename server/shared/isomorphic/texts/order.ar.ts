import { isolated, type Translated } from '#shared/language.ts';
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

export const alterationTitle: typeof fr.alterationTitle = ({ title, value }) =>
  value === null ? title : `${title} ${String(value).replace('.', ',')} سم`;

export const lineTitle: typeof fr.lineTitle = (product, variant, alterations = []) =>
  [
    variant === null ? product : `${product}، ${variant}`,
    ...alterations.map((each) => alterationTitle(each)),
  ].join(' + ');

export const freeAlteration = 'دون مقابل';

export const orderMessage =
  'مرحباً {nom}، معك متجر {boutique}. توصلنا بطلبيتك {numero} بمبلغ {montant}. لتأكيدها أو تتبعها: {lien}';

export const readyMessage: typeof fr.readyMessage = ({
  shop,
  name,
  number,
  place,
  openingHours,
  due,
  url,
}) =>
  `مرحباً ${name}، معك متجر ${shop}. طلبيتك ${number} جاهزة: يمكنك استلامها من ${isolated(place)} (${isolated(openingHours)}).` +
  (due === null ? '' : ` المبلغ المطلوب عند الاستلام: ${due}.`) +
  ` ${url}`;
