import type { Hem, HemLevel, Stature } from './silhouette.rules.ts';

type WornHem = Hem & { readonly stature: Stature };

const LEVELS: Readonly<Record<HemLevel, string>> = {
  HIP: 's’arrête à la hanche',
  UPPER_THIGH: 's’arrête en haut de la cuisse',
  MID_THIGH: 's’arrête à mi-cuisse',
  ABOVE_KNEE: 's’arrête au-dessus du genou',
  KNEE: 's’arrête au genou',
  BELOW_KNEE: 's’arrête sous le genou',
  MID_CALF: 's’arrête à mi-mollet',
  ANKLE: 's’arrête à la cheville',
  FLOOR: 's’arrête au ras du sol',
  TOO_LONG: 'traîne au sol',
};

const metres = (centimetres: number) =>
  `${(centimetres / 100).toFixed(2).replace('.', ',')}\u00a0m`;
const onHeels = (heels: number) => (heels > 0 ? `, avec des talons de ${heels}\u00a0cm` : '');

export const wearerTexts = {
  alt: ({ stature, level, heels }: WornHem) =>
    `Sur une femme de ${metres(stature)}${onHeels(heels)}, ${LEVELS[level]}.`,
  note: ({ height, level, heels }: WornHem) =>
    level === 'TOO_LONG'
      ? `Trop long de ${-height}\u00a0cm${onHeels(heels)}\u00a0: à raccourcir à l’ourlet.`
      : `Ourlet à ${height}\u00a0cm du sol${onHeels(heels)}.`,
  /** Within the picture. */
  knee: 'genou',
  ankle: 'cheville',
  centimetres: (height: number) => `${Math.max(0, height)}\u00a0cm`,
};
