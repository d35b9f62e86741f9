// Writes what moment-timezone's tz database says of Morocco: neither its code nor other zones reach the shop.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import moment from 'moment-timezone';
import { format } from 'prettier';

const file = fileURLToPath(new URL('../../generated/zone.ts', import.meta.url));

const { untils, offsets } = moment.tz.zone('Africa/Casablanca');
// moment-timezone counts minutes west of Greenwich. Nothing in the shop is older than 1970.
const periods = offsets.map((west, at) => [at === 0 ? -Infinity : untils[at - 1], -west]);
const changes = periods.filter((_, at) => untils[at] > 0).toReversed();
const source = `
/** The release of the tz database that \`changes\` are of. */
export const release = '${moment.tz.dataVersion}';

/** From when on, in milliseconds since 1970, which offset, in minutes east of Greenwich; the last one first. */
export const changes: ReadonlyArray<readonly [fromMs: number, offset: number]> = [
  ${changes.map(([fromMs, offset]) => `[${fromMs}, ${offset === 0 ? 0 : offset}]`)}
];
`;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, await format(source, { parser: 'typescript', singleQuote: true }));
