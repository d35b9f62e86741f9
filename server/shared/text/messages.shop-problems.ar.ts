import { isolated, plural, type Titles, type Translated } from '#shared/language.ts';
import { formatMoney } from '#shared/money.format.ts';
import { FREE_DELIVERY_FROM } from '#shared/pricing.ts';
import type * as fr from './messages.shop-problems.fr.ts';
import { orderStatuses } from '#shared/order.ar.ts';

const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'الاسم الشخصي',
  lastName: 'الاسم العائلي',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  currentPassword: 'كلمة المرور الحالية',
  number: 'رقم الطلبية',
  name: 'الاسم',
  phone: 'الهاتف',
  street: 'الشارع',
  city: 'المدينة',
  region: 'الجهة',
  postalCode: 'الرمز البريدي',
};

const theField = (field: string) => {
  const name = fieldNames[field.slice(field.lastIndexOf('.') + 1)];
  return name === undefined ? 'هذه الخانة' : `الخانة «${name}»`;
};

/** A French name keeps its punctuation to itself. */
const nameOf = ({ AR, FR }: Titles) => AR ?? isolated(FR);

const money = (centimes: number) => formatMoney(centimes, 'AR');

const retry = (minutes: number) =>
  plural('AR', minutes, {
    one: 'حاول من جديد بعد دقيقة.',
    two: 'حاول من جديد بعد دقيقتين.',
    few: 'حاول من جديد بعد # دقائق.',
    other: 'حاول من جديد بعد # دقيقة.',
  });

const wait = (minutes: number) => `محاولات كثيرة للدخول. ${retry(minutes)}`;

const isNow = ({ number, status }: { number: string; status: keyof typeof orderStatuses }) =>
  `الطلبية ${number} حالتها «${orderStatuses[status]}»`;

export const shopProblems: Translated<typeof fr.shopProblems> = {
  UNKNOWN_PASSKEY: {
    LOG_IN: () => 'لم نتعرف على مفتاح المرور هذا. حاول مرة أخرى، أو ادخل بكلمة المرور.',
    REMOVE: () => 'سبق حذف مفتاح المرور هذا.',
  },
  UNKNOWN_SESSION: () => 'انتهت هذه الجلسة من قبل.',
  UNKNOWN_EMAIL: {
    LOG_IN: () => 'لا نعرف هذا البريد الإلكتروني. يرجى التحقق منه.',
  },
  WRONG_PASSWORD: {
    PASSWORD: () => 'كلمة المرور غير صحيحة. حاول مرة أخرى.',
    DEMO_CLOSED: () => 'الحساب التجريبي مغلق في هذا المتجر.',
  },
  EMAIL_TAKEN: () => 'هذا البريد الإلكتروني مستعمل من قبل. اختر بريداً آخر.',
  REQUIRED: {
    FIELD: ({ field }) => `${theField(field)} ضرورية.`,
    LOG_IN: () => 'يرجى إدخال البريد الإلكتروني وكلمة المرور.',
    SIGN_UP: () => 'يرجى ملء جميع الخانات.',
    ADDRESS: () => 'يرجى ملء العنوان كاملاً.',
    GUEST_ORDER: () => 'يرجى ملء جميع الخانات الضرورية.',
    FIND_ORDER: () => 'يرجى إدخال رقم الطلبية ورقم الهاتف.',
    RETURN_LINES: () => 'اختر قطعة واحدة على الأقل لإرجاعها.',
    RETURN_REQUEST: () => 'طُلب أكثر من إرجاع لهذه الطلبية: حدد أي إرجاع.',
    REFUSAL: () => 'يرجى ذكر سبب رفض الإرجاع، فالزبون سيقرؤه.',
  },
  INVALID: {
    TEXT: ({ field }) => `محتوى ${theField(field)} غير صالح.`,
    TEXT_LENGTH: ({ field, max }) => `لا يمكن أن تتجاوز ${theField(field)} ${max} حرفاً.`,
    TEXT_WITH_LINK: ({ field }) => `لا يمكن أن تحتوي ${theField(field)} على رابط أو بريد إلكتروني.`,
    PHONE: () => 'رقم الهاتف غير صالح.',
    EMAIL: () => 'البريد الإلكتروني غير صالح.',
    EMAIL_SAME: () => 'هذا هو بريد حسابك الحالي.',
    EMAIL_DOTLESS: () => 'في البريد الإلكتروني حرف «ı» بلا نقطة: اكتبه بحرف «i».',
    EMAIL_INVISIBLE: () => 'في البريد الإلكتروني حرف غير مرئي. يرجى كتابته من جديد.',
    PASSWORD_LENGTH: ({ min, max }) => `يجب أن تتكون كلمة المرور من ${min} إلى ${max} حرفاً.`,
    PASSWORD_COMMON: () => 'كلمة المرور هذه من أكثر الكلمات شيوعاً. اختر كلمة أصعب تخميناً.',
    PASSWORD_REPEATED: () =>
      'كلمة المرور هذه تكرر الحروف نفسها أو تتبع تسلسلها. اختر كلمة أصعب تخميناً.',
    PASSWORD_WITHOUT_LETTERS: () =>
      'ليس في كلمة المرور هذه أي حرف. اختر كلمة فيها حروف، من عدة كلمات مثلاً.',
    PASSWORD_KNOWN_WORD: () =>
      'كلمة المرور هذه لا تكاد تضيف شيئاً إلى كلمة تُجرَّب أولاً (اسم المتجر أو مدينة أو كلمة شائعة). اختر غيرها، من عدة كلمات مثلاً.',
    PASSWORDS_DIFFER: () => 'كلمتا المرور غير متطابقتين.',
    PASSKEY: () => 'تعذرت إضافة مفتاح المرور. حاول مرة أخرى.',
    ADDRESS_ID: () => 'هذا المعرف غير صالح.',
    ADDRESS_ID_TAKEN: () => 'هذا المعرف مستعمل في عنوان آخر.',
    IDEMPOTENCY_KEY: () => 'يجب أن يتكون مفتاح التكرار من 8 إلى 128 حرفاً مرئياً.',
    QUANTITY: () => 'يجب أن تكون الكمية عدداً صحيحاً من 1 إلى 99.',
    QUANTITY_FULL: () => 'لا يمكن طلب أكثر من 99 من القطعة نفسها.',
    BODY: () => 'يجب أن يكون محتوى الطلب كائن JSON.',
    MISSING: ({ name }) => `الخانة «${name}» ناقصة أو صيغتها غير صحيحة.`,
    CART_ACTION: () => 'يجب أن تكون قيمة action.type هي «increment» أو «decrement».',
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
  UNKNOWN_PRODUCT: {
    CATALOG: () => 'هذا المنتج غير موجود أو لم يعد يباع.',
    ORDERED: ({ titles }) => `لم يعد «${nameOf(titles)}» يباع.`,
    WISHLIST: () => 'هذا المنتج ليس في قائمة المفضلة.',
  },
  OUT_OF_STOCK: ({ titles }) => `نفد «${nameOf(titles)}» من المخزون.`,
  UNKNOWN_VARIANT: {
    CATALOG: () => 'لا يوجد هذا المنتج بهذا المقاس أو بهذا اللون.',
    ORDERED: ({ titles }) => `لم يعد «${nameOf(titles)}» متوفراً بهذا المقاس أو بهذا اللون.`,
  },
  INSUFFICIENT_STOCK: ({ available }) =>
    available <= 0
      ? 'نفد من المخزون.'
      : plural('AR', available, {
          one: 'لم تبق سوى قطعة واحدة.',
          two: 'لم تبق سوى قطعتين.',
          few: 'لم تبق سوى # قطع.',
          other: 'لم تبق سوى # قطعة.',
        }),
  NOT_IN_CART: () => 'هذا المنتج ليس في السلة.',
  UNKNOWN_ADDRESS: () => 'هذا العنوان غير موجود.',
  EMPTY_CART: { CART: () => 'سلتك فارغة.' },
  LIMIT_REACHED: {
    CART: () => 'لا يمكن أن تضم السلة أكثر من 100 منتج مختلف.',
    WISHLIST: () => 'لا يمكن أن تضم قائمة المفضلة أكثر من 200 منتج.',
    PASSKEYS: () => 'لا يمكن أن يضم الحساب أكثر من 10 مفاتيح مرور.',
    ADDRESSES: () => 'لا يمكن أن يضم الدفتر أكثر من 20 عنواناً.',
  },
  PRICE_CHANGED: {
    PRICE: ({ payable }) => `تغيرت الأثمنة منذ عرض الصفحة: أصبح المجموع ${money(payable)}.`,
    DELIVERY: ({ payable, fee }) =>
      `تغيرت الأثمنة منذ عرض الصفحة. دون ${money(FREE_DELIVERY_FROM)} يكلف التوصيل ${money(fee)}: أصبح المجموع ${money(payable)}.`,
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
    DEMO_ACCOUNT: () =>
      'يحتفظ الحساب التجريبي بكلمة المرور وبالبريد الإلكتروني، ولا يمكن حذفه. أنشئ حسابك الخاص للتجربة.',
    IN_STOCK: () => 'هذه القطعة متوفرة: يمكنك طلبها.',
    NO_PASSKEYS: () => 'مفاتيح المرور غير متاحة في هذا العنوان.',
    NO_DEMO: () => 'ليس لهذا المتجر حساب تجريبي.',
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
  TOO_MANY_ATTEMPTS: {
    ADDRESS: ({ minutes }) => wait(minutes),
    FIND_ORDER: ({ minutes }) => `عمليات بحث كثيرة عن الطلبيات. ${retry(minutes)}`,
    ACCOUNT: ({ minutes }) =>
      `${wait(minutes)} وإلى ذلك الحين، ادخل من جهاز سبق استعماله لهذا الحساب، أو اتبع الرابط الذي نرسله إلى بريده الإلكتروني.`,
    MAILS: ({ minutes }) => `طُلبت رسائل كثيرة. ${retry(minutes)}`,
  },
  INVALID_TOKEN: {
    STOCK_ALERT: () => 'لم يعد هذا الرابط صالحاً: انتهى التنبيه، أو لم يؤكَّد خلال 7 أيام.',
    HALF_HOUR: () => 'لم يعد هذا الرابط صالحاً: يصلح مرة واحدة، خلال 30 دقيقة من إرسال الرسالة.',
    DAY: () => 'لم يعد هذا الرابط صالحاً: يصلح مرة واحدة، خلال 24 ساعة من إرسال الرسالة.',
  },
};
