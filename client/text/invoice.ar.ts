import { isolated, leftToRight, type Translated } from '#shared/language.ts';
import type * as fr from './invoice.fr.ts';

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
  shipping: 'التوصيل',
  free: 'مجاني',
  net: 'المجموع دون احتساب الرسوم',
  vat: 'الضريبة على القيمة المضافة 20%',
  total: 'المجموع مع احتساب الرسوم',
  payment: 'الأداء',
  paid: {
    CARD: 'مؤداة بالبطاقة',
    CASH_ON_DELIVERY: 'مؤداة عند التسليم',
    PAID_IN_SHOP: 'مؤداة في المتجر',
  },
};
