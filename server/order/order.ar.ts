import { isolated, plural, type Titles, type Translated } from '#shared/language.ts';
import { formatMoney } from '#shared/money.format.ts';
import { orderStatuses } from '#shared/texts/order.ar.ts';

import type { OtherWays } from '../shared/problem-codes.ts';
import type * as fr from './order.fr.ts';

/** A French name keeps its punctuation to itself. */
const nameOf = ({ AR, FR }: Titles) => AR ?? isolated(FR);

const money = (centimes: number) => formatMoney(centimes, 'AR');

const isNow = ({ number, status }: { number: string; status: keyof typeof orderStatuses }) =>
  `الطلبية ${number} حالتها «${orderStatuses[status]}»`;

const alternatives = new Intl.ListFormat('ar', { type: 'disjunction' });

function otherWays({ canConfirm, canPayByCard, hasPickup }: OtherWays): string {
  const ways = [
    ...(canConfirm ? ['تأكيد طلبياتك عبر الرابط المتوصل به في البريد الإلكتروني'] : []),
    ...(canPayByCard ? ['الأداء بالبطاقة بحساب'] : []),
    ...(hasPickup ? ['اختيار الاستلام من المتجر'] : []),
    'الاتصال بنا',
  ];
  return `يمكنك ${alternatives.format(ways)}.`;
}

export const orderProblems: Translated<typeof fr.orderProblems> = {
  REQUIRED: {
    GUEST_ORDER: () => 'يرجى ملء جميع الخانات الضرورية.',
    ALTERATIONS: () => 'يرجى تأكيد موافقتك: القطعة المعدلة لا تُرجع ولا تُستبدل إلا لعيب.',
    FIND_ORDER: () => 'يرجى إدخال رقم الطلبية ورقم الهاتف.',
    RETURN_LINES: () => 'اختر قطعة واحدة على الأقل لإرجاعها.',
    RETURN_REQUEST: () => 'طُلب أكثر من إرجاع لهذه الطلبية: حدد أي إرجاع.',
    REFUSAL: () => 'يرجى ذكر سبب رفض الإرجاع، فالزبون سيقرؤه.',
  },
  INVALID: {
    IDEMPOTENCY_KEY: () => 'يجب أن يتكون مفتاح التكرار من 8 إلى 128 حرفاً مرئياً.',
    CHANNEL_WEB: () => 'طلبيات الموقع تتم في الموقع. اختر الهاتف أو واتساب أو المتجر.',
    PAYMENT_OF_STAFF: () => 'اختر الأداء عند التسليم أو، للبيع في المتجر، «مؤداة في المتجر».',
    RETURN_NOT_BOUGHT: () => 'هذه القطعة ليست من الطلبية.',
    UNKNOWN_RETURN: () => 'طلب الإرجاع هذا غير موجود.',
    RETURN_QUANTITY: ({ titles, max }) =>
      max === 0
        ? `سبق إرجاع «${nameOf(titles)}»، أو سبق طلب إرجاعه.`
        : max === 1
          ? `«${nameOf(titles)}»: يمكن إرجاع قطعة واحدة فقط.`
          : `«${nameOf(titles)}»: يمكن إرجاع من 1 إلى ${max}.`,
    REFUND_NO_CARD: () => 'لم تؤد هذه الطلبية بالبطاقة. اختر النقد، أو بدون استرداد.',
    REFUND_NONE: () => 'بدون استرداد يكون المبلغ 0. اختر البطاقة أو النقد للاسترداد.',
    REFUND_AMOUNT: ({ max }) => `لا يمكن استرداد أكثر من ${money(max)} عن هذه القطع.`,
  },
  LIMIT_REACHED: {
    UNCONFIRMED_ORDERS: (ways) =>
      ways.canConfirm
        ? `توجد طلبيات على هذا الرقم ما زالت تنتظر التأكيد. ${otherWays(ways)}`
        : `لا يمكن حالياً تسجيل طلبية تؤدى عند التسليم على هذا الرقم. ${otherWays(ways)}`,
    UNCONFIRMED_QUANTITY: ({ max, ...ways }) =>
      `نطلب التأكيد عند تجاوز ${max} من القطعة نفسها. ${otherWays(ways)}`,
  },
  PRICE_CHANGED: {
    PRICE: ({ payable }) => `تغيرت الأثمنة منذ عرض الصفحة: أصبح المجموع ${money(payable)}.`,
    CITY: ({ titles, payable, fee }) =>
      `${nameOf(titles)}: يكلف التوصيل إليها ${money(fee)}، وأصبح المجموع ${money(payable)}.`,
    DELIVERY: ({ payable, fee, freeFrom }) =>
      `تغيرت الأثمنة منذ عرض الصفحة. دون ${money(freeFrom)} يكلف التوصيل ${money(fee)}: أصبح المجموع ${money(payable)}.`,
  },
  UNKNOWN_PAYMENT: () => 'هذا الأداء غير موجود.',
  PAYMENT_REFUSED: () => 'لم يتم الأداء. لم يُقتطع أي مبلغ من بطاقتك.',
  PAYMENT_PENDING: () => 'لم يرد بنكك بعد. لا تؤد مرة ثانية: نحن نتحقق من الأداء.',
  PAYMENT_UNAVAILABLE: {
    CARDS_OFF: () => 'الأداء بالبطاقة غير متاح في هذا المتجر.',
    NO_ANSWER: () => 'خدمة الأداء لا ترد. لم يُقتطع أي مبلغ، حاول مرة أخرى لاحقاً.',
  },
  UNKNOWN_ORDER: {
    LINK: () => 'هذه الطلبية غير موجودة، أو هذا الرابط لا يفتحها.',
    FIND: () => 'لا توجد طلبية بهذا الرقم وهذا الهاتف. تحقق منهما، أو اتصل بخدمة الزبناء.',
  },
  NOT_ALLOWED_NOW: {
    MOVE: ({ number, from, to }) =>
      from === to
        ? `الطلبية ${number} حالتها «${orderStatuses[to]}» من قبل.`
        : `الطلبية ${number} حالتها «${orderStatuses[from]}»: لا يمكن أن تصبح «${orderStatuses[to]}».`,
    CANCEL: () => 'لم يعد بالإمكان إلغاء هذه الطلبية. ما زال بإمكان خدمة الزبناء مساعدتك.',
    CONFIRM: () => 'هذه الطلبية مغلقة: لم تعد في حاجة إلى تأكيد.',
    RETURN: ({ days }) =>
      plural('AR', days, {
        one: 'يمكن طلب الإرجاع خلال يوم من التسليم، ومرة واحدة لكل قطعة.',
        two: 'يمكن طلب الإرجاع خلال يومين من التسليم، ومرة واحدة لكل قطعة.',
        few: 'يمكن طلب الإرجاع خلال # أيام من التسليم، ومرة واحدة لكل قطعة.',
        other: 'يمكن طلب الإرجاع خلال # يوماً من التسليم، ومرة واحدة لكل قطعة.',
      }),
    CANCEL_RETURN: () => 'سبق استلام هذا الإرجاع أو رفضه أو إلغاؤه: لم يعد بالإمكان إلغاؤه.',
    OPEN_PAYMENT: () => 'هناك أداء بالبطاقة جارٍ. أتممه، أو حاول بعد 30 دقيقة.',
    ORDERS_UNDER_WAY: ({ numbers }) =>
      numbers.length === 1
        ? `الطلبية ${numbers[0]} ما زالت جارية: أتممها، أو اطلب إلغاءها.`
        : `هناك طلبيات جارية: ${numbers.join('، ')}. أتممها، أو اطلب إلغاءها.`,
    PAID_TOO_LATE: () => 'كانت هذه الطلبية ملغاة عندما وصل الأداء: سنرد لك المبلغ المقتطع.',
    CHANGE: (order) =>
      order.status === 'SHIPPED'
        ? `${isNow(order)}: لا يمكن تغيير غير رقم الطرد.`
        : `${isNow(order)}: لم يعد بالإمكان تغييرها.`,
    DEARER: ({ payable, wanted }) =>
      `هذه الطلبية مؤداة بالبطاقة: لا يمكن أن تكلف أكثر من ${money(payable)}، وستكلف ${money(wanted)}.`,
    RECEIVE_RETURN: (order) => `${isNow(order)}: لا يُستلم الإرجاع إلا لطلبية تم تسليمها.`,
    NO_OPEN_RETURN: ({ number }) => `لم يُطلب أي إرجاع للطلبية ${number}.`,
    NO_PARCEL: (order) => `${isNow(order)}: لا يُنتظر منها أي طرد مرفوض.`,
    RETURN_CLOSED: ({ number }) =>
      `لم يعد هذا الإرجاع للطلبية ${number} منتظراً: سبق استلامه أو رفضه أو إلغاؤه.`,
    ANONYMISED: ({ number }) =>
      `حُذفت البيانات الشخصية من الطلبية ${number}: لا يمكن تدوين أي شيء فيها.`,
  },
  IDEMPOTENCY_CONFLICT: () => 'سبق استعمال هذا المفتاح لطلبية أخرى.',
};
