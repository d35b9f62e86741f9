import type { FrameMeasure } from '#shared/catalog/frame-fit.ts';
import { leftToRight, plural, type Translated } from '#shared/language.ts';
import type * as fr from './frames.fr.ts';

const names: Readonly<Record<FrameMeasure, string>> = {
  lensWidth: 'عرض العدسة',
  bridgeWidth: 'عرض الجسر',
  templeLength: 'طول الذراعين',
  frameWidth: 'عرض الواجهة',
};

const places: Readonly<Record<FrameMeasure, string>> = {
  lensWidth: 'العدد الأول',
  bridgeWidth: 'العدد الثاني',
  templeLength: 'العدد الأخير',
  frameWidth: 'الواجهة',
};

const listOf = new Intl.ListFormat('ar', { type: 'conjunction' });
// With the decimal comma of prices.
const number = new Intl.NumberFormat('ar-MA-u-nu-latn', { maximumFractionDigits: 1 });

const frames = (count: number) =>
  plural('AR', count, {
    zero: 'لا إطار',
    one: 'إطار واحد',
    two: 'إطاران',
    few: '# إطارات',
    many: '# إطاراً',
    other: '# إطار',
  });

export const frameTexts: Translated<typeof fr.frameTexts> = {
  title: 'إطار على مقاسي',
  description:
    'نظارات بمقاس نظاراتك: بالأعداد الثلاثة المنقوشة داخل الذراع، أو بقياس الواجهة على الشاشة ببطاقة بنكية.',
  lead: 'هل نظاراتك مناسبة لك؟ انقل قياساتها، وسترى فوقها إطارات المتجر القريبة منها.',
  privacy: 'تبقى قياساتك على هذا الجهاز؛ يستعملها المتجر للبحث، ولا يحتفظ بها.',
  form: {
    title: 'الأعداد المنقوشة',
    text: 'داخل الذراع، وأحياناً تحت الجسر: عرض العدسة، ثم الجسر، ثم الذراع.',
    printed: 'الأعداد المنقوشة في نظاراتك',
    printedHint: `مثلاً ${leftToRight('52□18-145')}؛ ويكفي ${leftToRight('52□18')}.`,
    width: 'عرض الواجهة كلها بالمليمتر (اختياري)',
    widthHint: 'من مفصلة إلى أخرى؛ وإلا حسبناه نحن.',
    submit: 'عرض الإطارات',
    nothing: 'اكتب الأعداد المنقوشة، أو عرض الواجهة.',
  },
  drawing: 'رسم: داخل ذراع النظارات، نُقش عليه 52 ثم مربع صغير ثم 18 ثم 145.',
  problem: (problem, { min, max }) => {
    switch (problem.code) {
      case 'NONE':
        return `اكتب أعداداً، مثلاً ${leftToRight('52-18-145')}.`;
      case 'MISSING':
        return `ينقص ${listOf.format(problem.measures.map((measure) => `${names[measure]} (${places[measure]})`))}.`;
      case 'OUT_OF_RANGE':
        return `لا يمكن أن يكون ${names[problem.measure]} ${problem.length}\u00a0ملم: من ${min} إلى ${max}\u00a0ملم.`;
    }
  },
  yours: {
    title: 'قياساتك',
    label: {
      lensWidth: 'العدسة',
      bridgeWidth: 'الجسر',
      templeLength: 'الذراعان',
      frameWidth: 'الواجهة',
    },
    computed: '(محسوبة)',
    change: 'تغيير قياساتي',
    give: 'إدخال قياساتي',
    forget: 'مسح قياساتي',
    forgotten: 'مُسحت قياساتك من هذا الجهاز.',
  },
  millimetres: (length) => `${number.format(length)}\u00a0ملم`,
  ruler: {
    title: 'ببطاقة بنكية',
    text: 'إن لم تُقرأ الأعداد: تضبط البطاقة مقياس شاشتك، ثم تُقاس النظارات عليها.',
    start: 'القياس على الشاشة',
    card: {
      text: 'ضع بطاقة بنكية مسطحة على الشاشة، وركنها في ركن الرسم. كبّر الرسم أو صغّره حتى يتطابقا.',
      label: 'حجم البطاقة المرسومة',
      value: (length) => `100 بكسل تساوي ${length.toFixed(1).replace('.', ',')}\u00a0ملم`,
      drawing: 'بطاقة بنكية مرسومة، لتُطابَق مع بطاقتك',
      next: 'البطاقة مطابقة',
    },
    glasses: {
      text: 'ضع نظاراتك على الشاشة، ووسط الجسر على الخط الأوسط، ثم باعد العلامتين حتى طرفي الواجهة.',
      half: 'ضع نظاراتك على الشاشة بعد ربع دورة: وسط الجسر على الخط الأعلى. أنزل العلامة حتى طرف الواجهة.',
      label: 'عرض الواجهة',
      drawing: (width) => `نظارات مرسومة بحجمها الحقيقي، عرضها ${width}`,
      back: 'إعادة الضبط بالبطاقة',
      keep: (width) => `اعتماد ${width}`,
    },
  },
  guide: 'ما فائدة هذه القياسات؟',
  results: (count) => `${frames(count)} بقياس قريب من نظاراتك`,
  variant: (size, colour) => [size && `عرض العدسة\u00a0${size}`, colour].filter(Boolean).join('، '),
  width: (difference) => {
    if (difference === 0) return 'بعرض نظاراتك';
    const length = `${number.format(Math.abs(difference))}\u00a0ملم`;
    return difference > 0 ? `أعرض بمقدار ${length}` : `أضيق بمقدار ${length}`;
  },
  overlay: (width, own) =>
    `واجهة الإطار بخط متصل، ${width}، فوق واجهة نظاراتك بخط متقطع، ${own}، بالمقياس نفسه`,
  legend: 'الإطار بخط متصل ونظاراتك بخط متقطع، بالمقياس نفسه؛ شكل نظاراتك وارتفاعها تقديريان.',
  fitting: 'العلامة تعني: على مقاسك، وعرض الواجهة أيضاً.',
  includeOutOfStock: 'إظهار ما نفد من المخزون',
  excludeOutOfStock: 'إخفاء ما نفد من المخزون',
  without: (measures) => `دون احتساب ${listOf.format(measures.map((measure) => names[measure]))}.`,
  withAll: 'العودة إلى كل قياساتي',
  back: 'العودة إلى الإطار الذي كنت تشاهده',
  empty: {
    title: 'لا إطار على مقاسك حالياً',
    none: (measure, length) => `لا إطار يقترب من ${names[measure]} في نظاراتك، ${length}\u00a0ملم.`,
    together: 'لكل قياس من قياساتك إطار في المتجر، لكن لا إطار يجمعها كلها.',
    widen: (left, count) =>
      `دون ${listOf.format(left.map((measure) => names[measure]))}: ${frames(count)}`,
    all: 'عرض كل النظارات',
  },
  filters: {
    nothing: 'لا إطار بمقاسك مع هذه التصفية',
    anyone: 'الكل',
    anyColour: 'الكل',
    apply: 'تصفية',
  },
  compare: {
    title: 'مقارنة بنظاراتك',
    yours: 'نظاراتك',
    this: 'هذا الإطار',
    measure: 'القياس',
    unknown: '–',
    finder: 'قياساتي، والإطارات التي على مقاسي',
  },
};
