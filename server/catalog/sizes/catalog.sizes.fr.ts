import type { BodyMeasure, SizeAdvice, SizeReason } from './catalog.sizes.rules.ts';

const names: Readonly<Record<BodyMeasure, string>> = {
  CHEST: 'votre tour de poitrine',
  WAIST: 'votre tour de taille',
  HIPS: 'votre tour de hanches',
  HEIGHT: 'votre stature',
};

const cm = (centimetres: number) => `${String(Math.abs(centimetres)).replace('.', ',')}\u00a0cm`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const orOf = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' ou ');

type OfBody = Extract<SizeReason, { measure: BodyMeasure }>;
const given = ({ measure, given: own }: OfBody) => `${names[measure]}, ${cm(own)},`;
const limit = ({ given: own, by }: OfBody) => cm(own - by);

/** What the guide says, and what the fit adds to it. */
export function describeSize(advice: SizeAdvice): string {
  return [describeReason(advice), describeFit(advice)].filter(Boolean).join(' ');
}

function describeReason({ reason, alternative, fit }: SizeAdvice): string {
  switch (reason.code) {
    case 'NO_GUIDE':
      return 'Cet article n’a pas de guide des tailles.';
    case 'ONE_SIZE':
      return 'Cet article existe en une seule taille.';
    case 'NO_MEASURE':
      return `Pour cet article, indiquez ${orOf(reason.needed.map((name) => names[name]))}.`;
    case 'NOT_MADE':
      return `Il vous faudrait la taille ${reason.size}\u00a0; cet article s’arrête à la ${reason.largest}.`;
    case 'BEYOND':
      return `${capitalized(given(reason))} dépasse la plus grande taille de cet article, la ${reason.size} (${limit(reason)}).`;
    case 'WITHIN':
      return `La taille ${reason.size}\u00a0: ${given(reason)} est à l’aise (${limit(reason)} au plus).`;
    case 'NEAR_MAXIMUM': {
      const where = reason.by === 0 ? 'à sa limite' : `à ${cm(reason.by)} de sa limite`;
      const larger =
        alternative !== null && fit !== 'RUNS_SMALL' && fit !== 'RUNS_LARGE'
          ? `\u00a0; la ${alternative} sera plus à l’aise`
          : '';
      return `La taille ${reason.size}\u00a0: ${given(reason)} est ${where}${larger}.`;
    }
    case 'NEAR_MINIMUM':
      return `La taille ${reason.size}\u00a0: ${given(reason)} ne dépasse que de ${cm(reason.by)} la ${reason.smaller}, qui peut suffire.`;
    case 'BELOW':
      return `La taille ${reason.size}, la plus petite, sera ample\u00a0: ${given(reason)} est en dessous de ses mesures (dès ${limit(reason)}).`;
  }
}

function describeFit({ size, alternative, fit }: SizeAdvice): string {
  if (size === null || fit === null || fit === 'TRUE_TO_SIZE') return '';
  if (fit === 'RUNS_SMALL') {
    return alternative === null
      ? 'Cet article taille petit, et n’existe pas au-dessus.'
      : `Cet article taille petit\u00a0: la ${alternative} est plus sûre.`;
  }
  return alternative === null
    ? 'Cet article taille grand.'
    : `Cet article taille grand\u00a0: la ${alternative} peut suffire.`;
}
