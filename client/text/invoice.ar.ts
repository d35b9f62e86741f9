import { isolated, leftToRight, type Translated } from '#shared/language.ts';
import type * as fr from './invoice.fr.ts';

export const withVat: typeof fr.withVat = (amount) => (vatPercent) =>
  vatPercent === 0
    ? `${amount} (الضريبة على القيمة المضافة غير مطبقة)`
    : `${amount} مع احتساب الرسوم`;

export const invoiceTexts: Translated<typeof fr.invoiceTexts> = {
  title: 'فاتورة',
  documentTitle: (number) => `فاتورة ${number}`,
  number: 'الرقم',
  order: 'الطلبية',
  issued: 'تاريخ الإصدار',
  ordered: 'تاريخ الطلبية',
  seller: 'البائع',
  merchant: {
    legalName: (text) => `الاسم القانوني: ${isolated(text)}`,
    address: (text) => `العنوان: ${isolated(text)}`,
    phone: (text) => `الهاتف: ${leftToRight(text)}`,
    email: (text) => `البريد الإلكتروني: ${text}`,
    ice: (text) => `التعريف الموحد للمقاولة (ICE): ${text}`,
    rc: (text) => `السجل التجاري (RC): ${isolated(text)}`,
    taxId: (text) => `التعريف الضريبي (IF): ${text}`,
  },
  buyer: 'الزبون',
  product: 'القطعة',
  price: 'ثمن الوحدة',
  quantity: 'الكمية',
  sum: 'المجموع',
  subtotal: 'مجموع القطع',
  code: (code) => `الرمز ${code}`,
  shipping: 'التوصيل',
  free: 'مجاني',
  net: 'المجموع دون احتساب الرسوم',
  vat: (percent: number) => `الضريبة على القيمة المضافة ${percent}%`,
  total: withVat('المجموع'),
  payment: 'الأداء',
  exchange: {
    titles: { EXCHANGE_NOTE: 'وصل الاستبدال', CREDIT_NOTE: 'إشعار دائن', INVOICE: 'فاتورة' },
    number: 'الاستبدال',
    ofOrder: 'فاتورة الطلبية',
    back: (title) => `مُسترجَع: ${title}`,
    given: (title) => `مُسلَّم: ${title}`,
    difference: withVat('الفرق'),
  },
  paid: {
    CARD: 'مؤداة بالبطاقة',
    CASH_ON_DELIVERY: 'مؤداة عند التسليم',
    PAID_IN_SHOP: 'مؤداة في المتجر',
  },
};
