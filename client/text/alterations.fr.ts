import { freeAlteration } from '#shared/texts/order.fr.ts';

const written = (value: number) => String(value).replace('.', ',');

/** Texts of « Retouches », loaded with them. */
export const alterationTexts = {
  title: 'Retouches',
  free: freeAlteration,
  days: (days: number) => (days === 1 ? '1 jour ouvré de plus' : `${days} jours ouvrés de plus`),
  bounds: (min: number, max: number, step: number) =>
    `De ${written(min)} à ${written(max)}, par pas de ${written(step)}.`,
} as const;
