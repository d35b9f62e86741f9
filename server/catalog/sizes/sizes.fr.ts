import type { BodyMeasure } from './guide.rules.ts';
import type { SizeReason, SizeWarning } from './sizes.rules.ts';

const names: Readonly<Record<BodyMeasure, string>> = {
  CHEST: 'votre tour de poitrine',
  WAIST: 'votre tour de taille',
  HIPS: 'votre tour de hanches',
  HEIGHT: 'votre stature',
};

const cm = (centimetres: number) => `${String(Math.abs(centimetres)).replace('.', ',')}\u00a0cm`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const joined = (words: readonly string[], word: 'et' | 'ou') =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${word} `);

type Reason<C extends SizeReason['code']> = Extract<SizeReason, { readonly code: C }>;
type OfBody = Extract<SizeReason, { measure: BodyMeasure }>;
const given = ({ measure, given: own }: OfBody) => `${names[measure]}, ${cm(own)},`;
const limit = ({ given: own, by }: OfBody) => cm(own - by);

/** Sentences of a recommendation; `describeSize` chooses among them. */
export const sizeReasons = {
  decidedBy: (measures: readonly BodyMeasure[]) =>
    `Choisissez d’après ${joined(
      measures.map((name) => names[name]),
      'et',
    )}.`,
  /** Has the largest size of the product. */
  writeToUs: (largest: string) => `Au-delà de ${largest}\u00a0: écrivez-nous.`,
  larger: ({ measure, given: own, by, size }: Extract<SizeWarning, { readonly code: 'BODY' }>) =>
    `${capitalized(names[measure])}, ${cm(own)}, dépasse les ${cm(own - by)} de la ${size}\u00a0; dans cette coupe, ce n’est pas cette mesure qui décide.`,
  noGuide: 'Cet article n’a pas de guide des tailles.',
  oneSize: 'Cet article existe en une seule taille.',
  noMeasure: ({ needed }: Reason<'NO_MEASURE'>) =>
    `Pour cet article, indiquez ${joined(
      needed.map((name) => names[name]),
      'ou',
    )}.`,
  notMade: ({ size, largest }: Reason<'NOT_MADE'>) =>
    `Il vous faudrait la taille ${size}\u00a0; cet article s’arrête à la ${largest}.`,
  beyond: (reason: Reason<'BEYOND'>) =>
    `${capitalized(given(reason))} dépasse la plus grande taille de cet article, la ${reason.size} (${limit(reason)}).`,
  within: (reason: Reason<'WITHIN'>) =>
    `La taille ${reason.size}\u00a0: ${given(reason)} est à l’aise (${limit(reason)} au plus).`,
  /** `larger` is null where it is not named. */
  nearMaximum: (reason: Reason<'NEAR_MAXIMUM'>, larger: string | null) => {
    const where = reason.by === 0 ? 'à sa limite' : `à ${cm(reason.by)} de sa limite`;
    const advice = larger === null ? '' : `\u00a0; la ${larger} sera plus à l’aise`;
    return `La taille ${reason.size}\u00a0: ${given(reason)} est ${where}${advice}.`;
  },
  nearMinimum: (reason: Reason<'NEAR_MINIMUM'>) =>
    `La taille ${reason.size}\u00a0: ${given(reason)} ne dépasse que de ${cm(reason.by)} la ${reason.smaller}, qui peut suffire.`,
  below: (reason: Reason<'BELOW'>) =>
    `La taille ${reason.size}, la plus petite, sera ample\u00a0: ${given(reason)} est en dessous de ses mesures (dès ${limit(reason)}).`,
  runsSmall: (larger: string | null) =>
    larger === null
      ? 'Cet article taille petit, et n’existe pas au-dessus.'
      : `Cet article taille petit\u00a0: la ${larger} est plus sûre.`,
  runsLarge: (smaller: string | null) =>
    smaller === null
      ? 'Cet article taille grand.'
      : `Cet article taille grand\u00a0: la ${smaller} peut suffire.`,
};
