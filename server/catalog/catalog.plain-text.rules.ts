import { requiredText, type FieldRule } from '../shared/form.ts';

/** Other shops' files and editors bring them; the accented characters are those of `ACCENTS`. */
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  middot: '·',
  bull: '•',
  deg: '°',
  times: '×',
  frac12: '½',
  euro: '€',
  trade: '™',
  reg: '®',
  copy: '©',
  oelig: 'œ',
  OElig: 'Œ',
  aelig: 'æ',
  AElig: 'Æ',
};

/** HTML names an accented character by its base and its accent (HTML, 13.5): `&eacute;`. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}\d{0,2}));/gi;
const ACCENTED = new RegExp(`^([a-z])(${Object.keys(ACCENTS).join('|')})$`, 'i');
// Each of them ends before the next one of its kind begins, so that reading is linear.
const UNSEEN = /<!--(?:(?!<!--)[^])*?-->|<(script|style)\b(?:(?!<\1\b)[^])*?<\/\1\s*>/gi;
const LINE_END = /<(?:br|\/(?:p|div|li|tr|ul|ol|table|h[1-6]))(?:[\s/][^<>]*)?>/gi;
/** « 5 < 6 » and « <3 » are none. */
const TAG = /<\/?[a-z][a-z0-9]*(?:[\s/][^<>]*)?>/gi;

/** The text that a browser would show for HTML. Texts without tags and entities are returned as they are. */
export function withoutMarkup(text: string): string {
  const decoded = text.replace(ENTITY, decodedEntity);
  const plain = decoded.replace(UNSEEN, '').replace(LINE_END, '\n').replace(TAG, '');
  return plain === decoded ? decoded : plain.replace(/\n\s*\n/g, '\n\n');
}

/** An unknown entity stays. */
function decodedEntity(entity: string, decimal?: string, hex?: string, name = ''): string {
  if (decimal !== undefined || hex !== undefined) {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  }
  const [, base = '', accent = ''] = ACCENTED.exec(name) ?? [];
  const accented = `${base}${ACCENTS[accent.toLowerCase()] ?? ''}`.normalize('NFC');
  return SIGNS[name] ?? SIGNS[name.toLowerCase()] ?? (accented || entity);
}

/** Reads what is shown as plain text: pages would show tags as they are written. */
export function plainly<T>(rule: FieldRule<T>): FieldRule<T> {
  return (value, field) => rule(typeof value === 'string' ? withoutMarkup(value) : value, field);
}

/** Refuses a blank field with REQUIRED. */
export const requiredField = plainly(requiredText('FIELD'));
