import type { Hem, HemLevel } from './silhouette.rules.ts';

type WornHem = Hem & {
  readonly stature: number;
  /** Null where the length is not that of one size. */
  readonly size: string | null;
};

type LongHem = Hem & {
  readonly stature: number;
  readonly size: string;
  /** Centimetres of the garment. */
  readonly length: number;
};

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
  note: ({ size, stature, height, level, heels }: WornHem) => {
    const where =
      level === 'TOO_LONG'
        ? `trop long de ${-height}\u00a0cm${onHeels(heels)}, à raccourcir à l’ourlet`
        : `ourlet à ${height}\u00a0cm du sol${onHeels(heels)}`;
    const worn = size === null ? 'Sur' : `Taille ${size} sur`;
    return `${worn} ${metres(stature)}\u00a0: ${where}.`;
  },
  /** Says to a person of this height how long a size is. */
  warning: ({ size, stature, length, height, level, heels }: LongHem) => {
    const where =
      level === 'TOO_LONG'
        ? `est trop longue de ${-height}\u00a0cm${onHeels(heels)}\u00a0; elle se raccourcit à l’ourlet`
        : `${LEVELS[level]}${onHeels(heels)}`;
    return `À ${metres(stature)}, la ${size} (${length}\u00a0cm) ${where}.`;
  },
  /** Within the picture. */
  knee: 'genou',
  ankle: 'cheville',
  centimetres: (height: number) => `${Math.max(0, height)}\u00a0cm`,
};
