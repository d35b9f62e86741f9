import { z } from 'zod';
import formerNotes from './former-notes.json' with { type: 'json' };

export const BODY_MEASURES = ['CHEST', 'WAIST', 'HIPS', 'HEIGHT'] as const;
export type BodyMeasure = (typeof BODY_MEASURES)[number];

const noted = z.looseObject({ note: z.string() });
const former = z.looseObject({ note: z.string(), translations: z.array(noted).default([]) });

/**
 * Gives a guide of the demo catalogue the measures that its note named, and takes the sentence out of the note.
 * `former-notes.json` has the sentences, in French first.
 */
export function upgradeSizeGuide(row: object): object {
  const guide = former.safeParse(row).data;
  const found = formerNotes.find(({ sentences: [french = ''] }) => guide?.note.includes(french));
  if (!guide || !found) return row;
  const without = <N extends { readonly note: string }>(each: N): N => ({
    ...each,
    note: found.sentences.reduce((note, sentence) => note.replace(sentence, ''), each.note),
  });
  const { decidedBy } = found;
  return { ...without(guide), decidedBy, translations: guide.translations.map(without) };
}
