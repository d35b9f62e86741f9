import type { Translated } from '#shared/language.ts';
import type { HemLevel } from './silhouette.rules.ts';
import type * as fr from './wearers.fr.ts';

const LEVELS: Readonly<Record<HemLevel, string>> = {
  HIP: 'تصل الحاشية إلى الورك',
  UPPER_THIGH: 'تصل الحاشية إلى أعلى الفخذ',
  MID_THIGH: 'تصل الحاشية إلى منتصف الفخذ',
  ABOVE_KNEE: 'تصل الحاشية إلى ما فوق الركبة',
  KNEE: 'تصل الحاشية إلى الركبة',
  BELOW_KNEE: 'تصل الحاشية إلى ما تحت الركبة',
  MID_CALF: 'تصل الحاشية إلى منتصف الساق',
  ANKLE: 'تصل الحاشية إلى الكاحل',
  FLOOR: 'تكاد الحاشية تلامس الأرض',
  TOO_LONG: 'تنسحب الحاشية على الأرض',
};

const metres = (centimetres: number) =>
  `${(centimetres / 100).toFixed(2).replace('.', ',')}\u00a0م`;
const onHeels = (heels: number) => (heels > 0 ? `، بكعب علوه ${heels}\u00a0سم` : '');

export const wearerTexts: Translated<typeof fr.wearerTexts> = {
  alt: ({ stature, level, heels }) =>
    `على امرأة طولها ${metres(stature)}${onHeels(heels)}، ${LEVELS[level]}.`,
  note: ({ size, stature, height, level, heels }) => {
    const where =
      level === 'TOO_LONG'
        ? `أطول مما يلزم بمقدار ${-height}\u00a0سم${onHeels(heels)}، تُقصَّر من الحاشية`
        : `الحاشية على ارتفاع ${height}\u00a0سم من الأرض${onHeels(heels)}`;
    const worn = size === null ? 'على' : `المقاس ${size} على`;
    return `${worn} ${metres(stature)}: ${where}.`;
  },
  warning: ({ size, stature, length, height, level, heels }) => {
    const where =
      level === 'TOO_LONG'
        ? `أطول مما يلزم بمقدار ${-height}\u00a0سم${onHeels(heels)}؛ تُقصَّر القطعة من الحاشية`
        : `${LEVELS[level]}${onHeels(heels)}`;
    return `عند قامة ${metres(stature)}، المقاس ${size} (${length}\u00a0سم): ${where}.`;
  },
  knee: 'الركبة',
  ankle: 'الكاحل',
  centimetres: (height) => `${Math.max(0, height)}\u00a0سم`,
};
