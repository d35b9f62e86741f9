import type { Translated } from '#shared/language.ts';
import type * as fr from '#shared/texts/return-causes.fr.ts';

export const returnCauses: Translated<typeof fr.returnCauses> = {
  TOO_SMALL: 'Too small',
  TOO_LARGE: 'Too large',
  DEFECT: 'A fault',
  NOT_AS_EXPECTED: 'Not what I expected',
  CHANGED_MIND: 'I changed my mind',
  OTHER: 'Something else',
};
