import { isolated, type Translated } from '#shared/language.ts';
import type * as fr from './delivery.fr.ts';

export const deliveryTexts: Translated<typeof fr.deliveryTexts> = {
  cities: 'المدن',
  title: 'طريقة التوصيل',
  free: 'مجاني',
  and: '، ',
  trying: 'التجربة عند الباب',
  promised: (city, days) => `${isolated(city)}: التوصيل ${days}`,
  promisedAnywhere: (days) => `التوصيل ${days}`,
  fee: (amount) => `التوصيل: ${amount}`,
  total: (amount) => `المجموع: ${amount}`,
  fetched: 'سنراسلك حالما تصبح طلبيتك جاهزة.',
};
