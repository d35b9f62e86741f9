import type { Translated } from '#shared/language.ts';
import type * as fr from './sizes.fr.ts';
import type { BodyMeasure } from './guide.rules.ts';
import type { SizeReason } from './sizes.rules.ts';

const names: Readonly<Record<BodyMeasure, string>> = {
  CHEST: 'محيط صدرك',
  WAIST: 'محيط خصرك',
  HIPS: 'محيط وركيك',
  HEIGHT: 'طول قامتك',
};

const cm = (centimetres: number) => `${String(Math.abs(centimetres)).replace('.', ',')}\u00a0سم`;
const anyOf = new Intl.ListFormat('ar', { type: 'disjunction' });
const allOf = new Intl.ListFormat('ar', { type: 'conjunction' });

type OfBody = Extract<SizeReason, { measure: BodyMeasure }>;
const given = ({ measure, given: own }: OfBody) => `${names[measure]}، ${cm(own)}،`;
const limit = ({ given: own, by }: OfBody) => cm(own - by);

export const sizeReasons: Translated<typeof fr.sizeReasons> = {
  decidedBy: (measures) =>
    `يُختار المقاس بحسب ${allOf.format(measures.map((name) => names[name]))}.`,
  writeToUs: (largest) => `فوق المقاس ${largest}: راسلنا.`,
  larger: ({ measure, given: own, by, size }) =>
    `${names[measure]}، ${cm(own)}، يتجاوز ${cm(own - by)} للمقاس ${size}؛ لا يُختار المقاس في هذه القَصّة بحسب هذا القياس.`,
  noGuide: 'لا يوجد دليل مقاسات لهذه القطعة.',
  oneSize: 'هذه القطعة بمقاس واحد.',
  noMeasure: ({ needed }) =>
    `لاختيار مقاس هذه القطعة، أدخل ${anyOf.format(needed.map((name) => names[name]))}.`,
  notMade: ({ size, largest }) => `يلزمك المقاس ${size}؛ أكبر مقاس لهذه القطعة هو ${largest}.`,
  beyond: (reason) =>
    `${given(reason)} يتجاوز أكبر مقاس لهذه القطعة، وهو ${reason.size} (${limit(reason)}).`,
  within: (reason) =>
    `المقاس ${reason.size} مريح: ${given(reason)} والمقاس يتسع إلى ${limit(reason)}.`,
  nearMaximum: (reason, larger) => {
    const where = reason.by === 0 ? 'هو حده الأقصى' : `يقل عن حده الأقصى بمقدار ${cm(reason.by)}`;
    const advice = larger === null ? '' : `؛ المقاس ${larger} أكثر راحة`;
    return `المقاس ${reason.size}: ${given(reason)} ${where}${advice}.`;
  },
  nearMinimum: (reason) =>
    `المقاس ${reason.size}: ${given(reason)} لا يزيد على المقاس ${reason.smaller} إلا بمقدار ${cm(reason.by)}، وقد يكفي المقاس ${reason.smaller}.`,
  below: (reason) =>
    `المقاس ${reason.size}، وهو الأصغر، سيكون واسعاً: ${given(reason)} أقل من قياساته (ابتداءً من ${limit(reason)}).`,
  runsSmall: (larger) =>
    larger === null
      ? 'مقاسات هذه القطعة أصغر من المعتاد، ولا يوجد مقاس أكبر.'
      : `مقاسات هذه القطعة أصغر من المعتاد: المقاس ${larger} أضمن.`,
  runsLarge: (smaller) =>
    smaller === null
      ? 'مقاسات هذه القطعة أكبر من المعتاد.'
      : `مقاسات هذه القطعة أكبر من المعتاد: قد يكفي المقاس ${smaller}.`,
};
