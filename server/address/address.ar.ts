import { type Translated } from '#shared/language.ts';

import type * as fr from './address.fr.ts';

export const addressProblems: Translated<typeof fr.addressProblems> = {
  REQUIRED: {
    ADDRESS: () => 'يرجى ملء العنوان كاملاً.',
  },
  INVALID: {
    ADDRESS_ID: () => 'هذا المعرف غير صالح.',
    ADDRESS_ID_TAKEN: () => 'هذا المعرف مستعمل في عنوان آخر.',
  },
  UNKNOWN_ADDRESS: () => 'هذا العنوان غير موجود.',
  LIMIT_REACHED: {
    ADDRESSES: () => 'لا يمكن أن يضم الدفتر أكثر من 20 عنواناً.',
  },
};
