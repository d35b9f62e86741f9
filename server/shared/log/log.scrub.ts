/**
 * A second line of defence: personal data must not be given to the log at all. Phone numbers are
 * Moroccan ones, so that times and amounts stay.
 */
const SHAPES: ReadonlyArray<readonly [RegExp, string]> = [
  [/\beyJ[\w-]+\.[\w-]*\.?[\w-]*/g, '[token]'],
  [/\$argon2\w*\$[^\s"]*/g, '[hash]'],
  [/(\/track\/)[^\s"?#]+/g, '$1[order]'],
  [/([?&](?:token|appareil)=)[^\s"&#]+/g, '$1[token]'],
  [/[^\s"'<>:;,/@]{1,64}@[^\s"'<>:;,/@]{1,255}/g, '[e-mail]'],
  [
    /(?:\+|\b00)212[\s.-]?(?:\(?0\)?[\s.-]?)?[5-8](?:[\s.-]?\d){8}\b|\b0[5-8]\)?(?:[\s.-]?\d){8}\b/g,
    '[phone]',
  ],
];

/** JSON escapes: their letter does not belong to the following word. */
const ESCAPE = /(\\(?:u[0-9a-f]{4}|.))/;

/** Removes tokens, password hashes, tracking links, e-mail addresses and phone numbers. */
export function scrub(line: string): string {
  const parts = line.split(ESCAPE);
  return parts.map((part) => (part.startsWith('\\') ? part : scrubText(part))).join('');
}

function scrubText(text: string): string {
  return SHAPES.reduce((left, [shape, name]) => left.replace(shape, name), text);
}
