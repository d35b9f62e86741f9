import { isolated, leftToRight, plural, type Translated } from '#shared/language.ts';
import type * as fr from './mail.fr.ts';

export const deviceName: typeof fr.deviceName = (browser, system) =>
  browser !== null && system !== null ? `${browser} على ${system}` : (browser ?? system);

export const clockOf: typeof fr.clockOf = ({ city }) => `توقيت ${city ?? 'المغرب'}`;

export const mailTexts: Translated<typeof fr.frMail> = {
  about: {
    ORDER_PLACED: {
      subject: (number) => `تم تسجيل طلبيتك ${number}`,
      title: 'شكراً على طلبيتك',
    },
    ORDER_CONFIRMED: {
      subject: (number) => `تم تأكيد طلبيتك ${number}`,
      title: 'تم تأكيد طلبيتك',
    },
    ORDER_SHIPPED: {
      subject: (number) => `طلبيتك ${number} في الطريق`,
      title: 'طردك في الطريق',
    },
    ORDER_CANCELLED: {
      subject: (number) => `أُلغيت طلبيتك ${number}`,
      title: 'أُلغيت طلبيتك',
    },
    ORDER_DELIVERED: {
      subject: (number) => `تم تسليم طلبيتك ${number}`,
      title: 'تم تسليم طلبيتك',
    },
    ORDER_READY: {
      subject: (number) => `طلبيتك ${number} جاهزة`,
      title: 'طلبيتك في انتظارك',
    },
    ORDER_REFUSED: {
      subject: (number) => `طرد طلبيتك ${number} يعود إلينا`,
      title: 'لم يُسلَّم طردك',
    },
    ORDER_CHANGED: {
      subject: (number) => `تم تعديل طلبيتك ${number}`,
      title: 'تم تعديل طلبيتك',
    },
    ORDER_OUT_FOR_DELIVERY: {
      subject: (number) => `طلبيتك ${number} تصل اليوم`,
      title: 'طردك يصل اليوم',
    },
    ORDER_ATTEMPT_FAILED: {
      subject: (number) => `الطلبية ${number}: لم يتمكن الموزع من الاتصال بك`,
      title: 'لم يتم التسليم',
    },
    RETURN_RECEIVED: {
      subject: (number) => `الطلبية ${number}: وصل ما أرجعته`,
      title: 'وصل ما أرجعته',
    },
    RETURN_REFUSED: {
      subject: (number) => `الطلبية ${number}: طلب الإرجاع`,
      title: 'لم يُقبل الإرجاع',
    },
    EXCHANGE_REQUESTED: {
      subject: (number) => `الطلبية ${number}: طلب التبديل`,
      title: 'تم تسجيل طلب التبديل',
    },
    EXCHANGE_APPROVED: {
      subject: (number) => `الطلبية ${number}: قُبل التبديل`,
      title: 'قُبل التبديل',
    },
    EXCHANGE_REFUSED: {
      subject: (number) => `الطلبية ${number}: طلب التبديل`,
      title: 'لم يُقبل التبديل',
    },
    EXCHANGE_RECEIVED: {
      subject: (number) => `الطلبية ${number}: وصلت القطعة المراد تبديلها`,
      title: 'وصلت القطعة المراد تبديلها',
    },
    EXCHANGE_SHIPPED: {
      subject: (number) => `الطلبية ${number}: القطعة الجديدة في الطريق`,
      title: 'القطعة الجديدة في الطريق',
    },
    EXCHANGE_COMPLETED: {
      subject: (number) => `الطلبية ${number}: تم التبديل`,
      title: 'تم التبديل',
    },
    EXCHANGE_EXPIRED: {
      subject: (number) => `الطلبية ${number}: انتهت مدة التبديل`,
      title: 'انتهت مدة التبديل',
    },
    EXCHANGE_FAILED: {
      subject: (number) => `الطلبية ${number}: لم يتم التبديل`,
      title: 'لم يتم التبديل',
    },
    ORDER_REFUNDED: {
      subject: (number) => `الطلبية ${number}: استرداد المبلغ`,
      title: 'المبلغ المسترد في الطريق إليك',
    },
  },
  newOrder: {
    subject: (number, amount) => `طلبية جديدة ${number}: ${amount}`,
    title: 'طلبية جديدة',
    toCollect: (amount) => `${amount} تُستخلص عند التسليم.`,
    paid: (amount) => `${amount} مؤداة من قبل.`,
    open: 'فتح الطلبية',
  },
  greeting: (name) => (name === '' ? 'مرحباً،' : `مرحباً ${name}،`),
  received: 'توصلنا بطلبيتك. إليك تفاصيلها.',
  shipsSoon: 'ستُشحن طلبيتك خلال 24 إلى 48 ساعة.',
  promised: (days) => `موعد التسليم المتوقع: ${days}.`,
  readySoon: 'سنراسلك حين تصبح طلبيتك جاهزة للاستلام.',
  confirmed: 'أكدنا طلبيتك ونحن نهيئها.',
  delivered: 'وصلك طردك. شكراً على ثقتك. تجد فاتورتك في صفحة التتبع.',
  pickedUp: 'استلمت طلبيتك. شكراً على ثقتك. تجد فاتورتك في صفحة التتبع.',
  returnable: (days) =>
    plural('AR', days, {
      one: 'قطعة لا تناسبك؟ يمكنك طلب إرجاعها خلال يوم، من صفحة التتبع.',
      two: 'قطعة لا تناسبك؟ يمكنك طلب إرجاعها خلال يومين، من صفحة التتبع.',
      few: 'قطعة لا تناسبك؟ يمكنك طلب إرجاعها خلال # أيام، من صفحة التتبع.',
      other: 'قطعة لا تناسبك؟ يمكنك طلب إرجاعها خلال # يوماً، من صفحة التتبع.',
    }),
  ready: 'طلبيتك جاهزة: يمكنك المجيء لاستلامها.',
  refused: 'رُفض الطرد عند التسليم، وهو في طريق العودة إلى المتجر.',
  changed: 'عدّل متجرنا طلبيتك:',
  changedLine: (title, before, after) => {
    if (before === 0) return `${isolated(title)}: أُضيف، الكمية ${after}`;
    return after === 0
      ? `${isolated(title)}: أُزيل`
      : `${isolated(title)}: الكمية ${after} بدل ${before}`;
  },
  changedAddress: 'تغير عنوان التسليم: العنوان الجديد أسفله.',
  changedParcel: (number) => `رقم الطرد الآن ${leftToRight(number)}.`,
  noParcel: 'أُزيل رقم الطرد: سنرسل إليك رقماً جديداً.',
  changedTotal: (before, after) => `المجموع: ${after} بدل ${before}`,
  returnReceived: 'توصلنا بالقطع التي أرجعتها:',
  returnedLine: (title, quantity) => `${quantity} × ${isolated(title)}`,
  returnRefused: 'لم نتمكن من قبول الإرجاع. خدمة الزبناء رهن إشارتك.',
  exchange: {
    line: (quantity, from, to) => `${quantity} × ${isolated(from)} مقابل ${isolated(to)}`,
    requested: 'توصلنا بطلب التبديل. سنراسلك فور قبوله.',
    approved: 'قبلنا التبديل:',
    methods: {
      AT_THE_DOOR: 'يحمل إليك الموزع القطعة الجديدة ويأخذ القديمة: حضّرها مع ملصقاتها.',
      SEND_BACK: 'أرسل إلينا القطعة مع ملصقاتها: نشحن الجديدة فور وصولها.',
      IN_SHOP: 'أحضر القطعة إلى المتجر مع ملصقاتها: الجديدة في انتظارك هناك.',
    },
    reserved: (day) => `القطعة الجديدة محجوزة لك إلى غاية ${day}.`,
    free: 'لا شيء عليك أداؤه.',
    toPay: (amount) => `الفرق الواجب أداؤه عند التبديل هو ${amount}.`,
    toRefund: (amount) => `سنعيد إليك الفرق وقدره ${amount}.`,
    refused: 'لم نتمكن من قبول التبديل. خدمة الزبناء رهن إشارتك.',
    received: 'توصلنا بالقطعة المراد تبديلها: ستُشحن الجديدة قريباً.',
    shipped: 'غادرت القطعة الجديدة متجرنا:',
    parcel: (number) => `رقم الطرد: ${isolated(number)}`,
    handOver: 'سلّم القطعة القديمة للموزع.',
    completed: 'تم التبديل. لا يزال بإمكانك إرجاع القطعة الجديدة:',
    documents: {
      EXCHANGE_NOTE: (number) => `وصل التبديل ${isolated(number)}`,
      CREDIT_NOTE: (number) => `إشعار دائن ${isolated(number)}`,
      INVOICE: (number) => `الفاتورة ${isolated(number)}`,
    },
    expired: 'لم تعد القطعة الجديدة محجوزة. يمكنك طلب تبديل آخر أو إرجاع ما دامت المدة لم تنته.',
    failed: 'لم يتم التبديل. خدمة الزبناء رهن إشارتك.',
  },
  givenBack: (amount) => `أعدنا إليك ${amount} نقداً.`,
  refundMade: (amount) =>
    `أعدنا ${amount} إلى البطاقة التي استُعملت في الأداء. تتوقف المدة على بنكك.`,
  outForDelivery: 'الموزع في الطريق إليك ومعه طردك. أبقِ هاتفك قريباً منك.',
  attemptFailed: 'لم يتمكن الموزع من تسليمك الطرد. سيحاول مرة أخرى: أجب على مكالمته أو راسلنا.',
  onItsWay: 'غادرت طلبيتك متجرنا الآن.',
  payOnDelivery: (amount) => `ستؤدي ${amount} عند التسليم.`,
  payAtPickup: (amount) => `ستؤدي ${amount} عند الاستلام.`,
  cancelled: 'أُلغيت طلبيتك: لن يتم تسليمها.',
  nothingToPay: 'ليس عليك أداء أي شيء.',
  refunded: (amount) => `نعيد ${amount} إلى البطاقة التي استُعملت في الأداء. تتوقف المدة على بنكك.`,
  reference: (number, date) => `الطلبية ${number} بتاريخ ${date}`,
  track: 'تتبع طلبيتي',
  columns: { product: 'القطعة', total: 'الثمن' },
  lineDetails: (brand, quantity) => `${brand} · الكمية: ${quantity}`,
  sums: {
    subtotal: 'المجموع الفرعي',
    discount: 'التخفيض',
    code: (code) => `الرمز «${isolated(code)}»`,
    shipping: 'التوصيل',
    free: 'مجاني',
    total: 'المجموع',
  },
  labels: {
    parcel: 'رقم الطرد',
    payment: 'الأداء',
    address: 'عنوان التسليم',
    pickup: 'مكان الاستلام',
    openingHours: 'أوقات العمل',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    recipient: 'المرسل إليه',
  },
  payAtPickupMethod: 'الأداء عند الاستلام',
  methods: {
    CASH_ON_DELIVERY: 'الأداء عند التسليم',
    CARD: 'الأداء بالبطاقة',
    PAID_IN_SHOP: 'مؤداة في المتجر',
  },
  text: {
    heading: (name) => `${name}:`,
    fact: (name, value) => `${name}: ${value}`,
    line: ({ title, brand, quantity, total }) =>
      `- ${isolated(title)} (${isolated(brand)}) × ${quantity}: ${total}`,
  },
  help: (contact) => `خدمة الزبناء: ${leftToRight(contact)}`,
  signature: ({ name, sentence }) => (sentence === null ? name : `${name} · ${sentence}`),
  information: {
    delivery: 'التوصيل والإرجاع',
    contact: 'اتصل بنا',
    terms: 'الشروط العامة للبيع',
    privacy: 'الخصوصية',
  },
};
