import type { Translated } from '#shared/language.ts';
import type * as fr from './sizes.fr.ts';
import type { BodyMeasure } from './guide.rules.ts';
import type { SizeReason } from './sizes.rules.ts';

const names: Readonly<Record<BodyMeasure, string>> = {
  CHEST: 'your chest',
  WAIST: 'your waist',
  HIPS: 'your hips',
  HEIGHT: 'your height',
};

const cm = (centimetres: number) => `${Math.abs(centimetres)}\u00a0cm`;
const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const allOf = new Intl.ListFormat('en-GB', { type: 'conjunction' });

type OfBody = Extract<SizeReason, { measure: BodyMeasure }>;
// Before no verb: `your hips` is plural.
const given = ({ measure, given: own }: OfBody) => `${names[measure]}, ${cm(own)}`;
const limit = ({ given: own, by }: OfBody) => cm(own - by);

export const sizeReasons: Translated<typeof fr.sizeReasons> = {
  decidedBy: (measures) => `Choose by ${allOf.format(measures.map((name) => names[name]))}.`,
  writeToUs: (largest) => `Above ${largest}: write to us.`,
  larger: ({ measure, given: own, by, size }) =>
    `For ${names[measure]}, ${cm(own)}, size ${size} is cut for ${cm(own - by)}; this cut does not go by that measurement.`,
  noGuide: 'This item has no size guide.',
  oneSize: 'This item comes in one size.',
  noMeasure: ({ needed }) =>
    `For this item, give ${anyOf.format(needed.map((name) => names[name]))}.`,
  notMade: ({ size, largest }) =>
    `You would need size ${size}; the largest of this item is ${largest}.`,
  beyond: (reason) =>
    `The largest size of this item, ${reason.size} (up to ${limit(reason)}), is too small for ${given(reason)}.`,
  within: (reason) =>
    `Size ${reason.size}: comfortable for ${given(reason)} (up to ${limit(reason)}).`,
  nearMaximum: (reason, larger) => {
    const where = reason.by === 0 ? 'at its limit' : `${cm(reason.by)} from its limit`;
    const advice = larger === null ? '' : `; ${larger} will be more comfortable`;
    return `Size ${reason.size}: ${where} for ${given(reason)}${advice}.`;
  },
  nearMinimum: (reason) =>
    `Size ${reason.size}: for ${given(reason)}, ${reason.smaller} is only ${cm(reason.by)} too small and may do.`,
  below: (reason) =>
    `Size ${reason.size}, the smallest, will be loose: it begins at ${limit(reason)}, above ${given(reason)}.`,
  runsSmall: (larger) =>
    larger === null
      ? 'This item runs small, and there is no larger size.'
      : `This item runs small: ${larger} is the safer choice.`,
  runsLarge: (smaller) =>
    smaller === null ? 'This item runs large.' : `This item runs large: ${smaller} may do.`,
};
