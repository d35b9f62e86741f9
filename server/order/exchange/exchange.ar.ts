import { isolated, type Titles, type Translated } from '#shared/language.ts';
import { formatMoney } from '#shared/money.format.ts';
import { exchangeStatuses } from '#shared/texts/exchange.ar.ts';

import type * as fr from './exchange.fr.ts';

/** A French name keeps its punctuation to itself. */
const nameOf = ({ AR, FR }: Titles) => AR ?? isolated(FR);

export const exchangeProblems: Translated<typeof fr.exchangeProblems> = {
  REQUIRED: {
    EXCHANGE_LINES: () => 'اختر قطعة واحدة على الأقل لتبديلها.',
    EXCHANGE_REFUSAL: () => 'يرجى ذكر سبب عدم التبديل، فالزبون سيقرؤه.',
  },
  INVALID: {
    ALTERED: ({ titles }) =>
      `«${nameOf(titles)}» قطعة معدلة: لا تُرجع ولا تُستبدل إلا لعيب. إن كان بها عيب فاتصل بالمتجر.`,
    EXCHANGE_NOT_BOUGHT: () => 'هذه القطعة ليست من الطلبية.',
    EXCHANGE_NOT_NAMED: () => 'هذه القطعة ليست من هذا التبديل.',
    EXCHANGE_QUANTITY: ({ titles, max }) =>
      max === 0
        ? `لم يعد ممكناً تبديل «${nameOf(titles)}»، أو أن تبديله جارٍ.`
        : max === 1
          ? `«${nameOf(titles)}»: يمكن تبديل قطعة واحدة فقط.`
          : `«${nameOf(titles)}»: يمكن تبديل من 1 إلى ${max}.`,
    EXCHANGE_SAME: () => 'اختر مقاساً آخر أو لوناً آخر.',
    EXCHANGE_CHOICE: () =>
      'تُبدَّل القطعة بمقاس أو لون آخر من القطعة نفسها. إذا أردت قطعة أخرى، فاطلب الإرجاع.',
    EXCHANGE_COLLECTED: ({ max }) =>
      `المبلغ الواجب استخلاصه عن هذا التبديل هو ${formatMoney(max, 'AR')}.`,
    UNKNOWN_EXCHANGE: () => 'هذا التبديل غير موجود.',
  },
  NOT_ALLOWED_NOW: {
    ALTERED: () => 'القطعة المعدلة لا تُرجع ولا تُستبدل إلا لعيب. إن كان بها عيب فاتصل بالمتجر.',
    EXCHANGE: ({ days }) =>
      `يمكن طلب التبديل خلال ${days} أيام بعد التسليم، مرتين على الأكثر لكل قطعة.`,
    EXCHANGE_OPEN: ({ number }) => `التبديل ${number} جارٍ: أتممه أو ارفضه قبل إرجاع الطلبية كلها.`,
    EXCHANGE_MOVE: ({ number, from, to }) =>
      from === to
        ? `التبديل ${number} حالته «${exchangeStatuses[to]}» من قبل.`
        : `التبديل ${number} حالته «${exchangeStatuses[from]}»: لا يمكن أن تصبح «${exchangeStatuses[to]}».`,
  },
};
