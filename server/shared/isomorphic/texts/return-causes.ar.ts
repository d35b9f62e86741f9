import type { Translated } from '#shared/language.ts';
import type * as fr from '#shared/texts/return-causes.fr.ts';

export const returnCauses: Translated<typeof fr.returnCauses> = {
  TOO_SMALL: 'المقاس صغير',
  TOO_LARGE: 'المقاس كبير',
  DEFECT: 'فيه عيب',
  NOT_AS_EXPECTED: 'ليس كما توقعت',
  CHANGED_MIND: 'غيّرت رأيي',
  OTHER: 'سبب آخر',
};
