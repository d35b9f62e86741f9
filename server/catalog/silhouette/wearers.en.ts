import type { Translated } from '#shared/language.ts';
import type { HemLevel } from './silhouette.rules.ts';
import type * as fr from './wearers.fr.ts';

const LEVELS: Readonly<Record<HemLevel, string>> = {
  HIP: 'ends at the hip',
  UPPER_THIGH: 'ends at the top of the thigh',
  MID_THIGH: 'ends at mid-thigh',
  ABOVE_KNEE: 'ends above the knee',
  KNEE: 'ends at the knee',
  BELOW_KNEE: 'ends below the knee',
  MID_CALF: 'ends at mid-calf',
  ANKLE: 'ends at the ankle',
  FLOOR: 'just clears the floor',
  TOO_LONG: 'trails on the floor',
};

const metres = (centimetres: number) => `${(centimetres / 100).toFixed(2)}\u00a0m`;
const onHeels = (heels: number) => (heels > 0 ? `, with ${heels}\u00a0cm heels` : '');

export const wearerTexts: Translated<typeof fr.wearerTexts> = {
  alt: ({ stature, level, heels }) =>
    `On a woman of ${metres(stature)}${onHeels(heels)}, ${LEVELS[level]}.`,
  note: ({ size, stature, height, level, heels }) => {
    const where =
      level === 'TOO_LONG'
        ? `${-height}\u00a0cm too long${onHeels(heels)}, to be shortened at the hem`
        : `hem ${height}\u00a0cm above the floor${onHeels(heels)}`;
    const worn = size === null ? 'On' : `Size ${size} on`;
    return `${worn} ${metres(stature)}: ${where}.`;
  },
  warning: ({ size, stature, length, height, level, heels }) => {
    const where =
      level === 'TOO_LONG'
        ? `is ${-height}\u00a0cm too long${onHeels(heels)}; it is shortened at the hem`
        : `${LEVELS[level]}${onHeels(heels)}`;
    return `At ${metres(stature)}, size ${size} (${length}\u00a0cm) ${where}.`;
  },
  knee: 'knee',
  ankle: 'ankle',
  centimetres: (height) => `${Math.max(0, height)}\u00a0cm`,
};
