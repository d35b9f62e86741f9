import { foldedWords, stemOf } from './stems.ts';

/** Parts of an article: a colour beside one is the part's own, as in « fil d’or », « verres verts » and « green lenses ». */
const PARTS = {
  /** Before a colour, in French and Arabic. */
  before: `fil broderie brodé pierre perle bouton doublure ceinture galon verre lumière sfifa mdamma liseré
    خيط خيوط تطريز حجر زر أزرار بطانة حزام عدسات عدسة زجاج ضوء`,
  behind: `thread embroidery stone pearl button lining belt lens lenses light`,
} as const;

const stemsIn = (text: string): ReadonlySet<string> => new Set(foldedWords(text).map(stemOf));
const [BEFORE, BEHIND] = [stemsIn(PARTS.before), stemsIn(PARTS.behind)];

/** Whether a colour between these words is that of a part; undefined where there is none. */
export const isOfPart = (before: string | undefined, behind: string | undefined): boolean =>
  (before !== undefined && BEFORE.has(stemOf(before))) ||
  (behind !== undefined && BEHIND.has(stemOf(behind)));
