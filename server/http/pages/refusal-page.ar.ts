import type { Translated } from '#shared/language.ts';
import type * as fr from './refusal-page.fr.ts';

export const refusalTexts: Translated<typeof fr.refusalTexts> = {
  title: 'لحظة من فضلك · Belle Vue',
  retry: 'إعادة المحاولة',
  messages: {
    rateLimited: 'طلبات كثيرة جداً. يرجى المحاولة لاحقاً.',
    overloaded: 'المتجر مزدحم الآن. يرجى المحاولة بعد لحظات.',
    unavailable: 'لا يمكن للمتجر تسجيل أي شيء في الوقت الحالي. يرجى المحاولة لاحقاً.',
  },
};
