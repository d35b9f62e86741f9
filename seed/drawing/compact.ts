/**
 * The last step of every picture: path data rewritten with relative steps, which are shorter, and
 * all without the spaces, noughts and doubled digits that SVG does not need. What is drawn stays
 * the same to a tenth.
 */
const sizes: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  T: 2,
  Q: 4,
  S: 4,
  C: 6,
  H: 1,
  V: 1,
  A: 7,
  Z: 0,
};

function short(value: number): string {
  const tenths = Math.round(value * 10) / 10;
  return String(tenths === 0 ? 0 : tenths).replace(/^(-?)0\./, '$1.');
}

function joined(numbers: readonly string[]): string {
  return numbers.reduce(
    (text, n) => (text === '' || n.startsWith('-') ? text + n : `${text} ${n}`),
    '',
  );
}

/** Positions are tracked as they will be read back, so that roundings never add up. */
export function compactPath(d: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let out = '';
  let last = '';
  for (const [, letter = '', text = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const relative = letter !== command;
    const size = sizes[command] ?? 0;
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (size === 0) {
      out += 'z';
      last = 'z';
      [x, y] = [startX, startY];
      continue;
    }
    for (let at = 0; at + size <= numbers.length; at += size) {
      const step = numbers.slice(at, at + size).map((value, i) => {
        const fixed = command === 'A' && i < 5;
        if (fixed || relative) return short(value);
        const vertical = command === 'V' || (command === 'A' ? i === 6 : i % 2 === 1);
        return short(value - (vertical ? y : x));
      });
      const moved = step.slice(-2).map(Number);
      if (command === 'H') x += moved[0] ?? 0;
      else if (command === 'V') y += moved[0] ?? 0;
      else [x, y] = [x + (moved[0] ?? 0), y + (moved[1] ?? 0)];
      const name = command === 'M' && at > 0 ? 'l' : command.toLowerCase();
      const same = name === last && name !== 'm';
      const body = joined(step);
      out += same ? (body.startsWith('-') ? body : ` ${body}`) : name + body;
      last = name;
      if (command === 'M' && at === 0) [startX, startY] = [x, y];
    }
  }
  return out;
}

/** An outline that has a name already is not written again: its later copies refer to it. */
function reused(markup: string): string {
  const names = new Map<string, string>();
  for (const [, name = '', d = ''] of markup.matchAll(/<path id="([^"]+)" d="([^"]+)"\/>/g)) {
    names.set(d, name);
  }
  return markup.replace(/<path d="([^"]+)"/g, (whole, d: string) => {
    const name = names.get(d);
    return name === undefined ? whole : `<use href="#${name}"`;
  });
}

/** The name by which tests find the lenses of eyewear. */
const LENS = 'lens';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Names become as short as they can be, in the order in which they appear. */
function renamed(markup: string): string {
  const names = new Map([[LENS, LENS]]);
  for (const [, name = ''] of markup.matchAll(/ id="([^"]+)"/g)) {
    const [first, second] = [names.size % LETTERS.length, Math.floor(names.size / LETTERS.length)];
    if (!names.has(name)) names.set(name, (LETTERS[second - 1] ?? '') + LETTERS[first]);
  }
  return markup.replace(
    /( id="|href="#|url\(#)([\w-]+)/g,
    (_, before: string, name: string) => before + (names.get(name) ?? name),
  );
}

export function compact(markup: string): string {
  return renamed(reused(markup))
    .replaceAll('</defs><defs>', '')
    .replace(/ (?:cx|cy|offset)="0"/g, '')
    .replaceAll(' stroke-width="1"', '')
    .replace(/="(-?)0\.(\d)/g, '="$1.$2')
    .replace(/"#([\da-f])\1([\da-f])\2([\da-f])\3"/g, '"#$1$2$3"')
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${compactPath(d)}"`)
    .replace(
      / transform="([^"]*)"/g,
      (_, text: string) =>
        ` transform="${text.replace(/\) /g, ')').replace(/([( ]-?)0\./g, '$1.')}"`,
    );
}
