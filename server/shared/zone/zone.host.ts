import { readFileSync } from 'node:fs';
import { readTzif } from './tzif.ts';
import { offsetIn, ZONE, type ZoneRules } from './zone.rules.ts';

/** Folder of the tz database on Linux and macOS. */
const SYSTEM_FOLDER = '/usr/share/zoneinfo';

const format = new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'longOffset' });

const ofNode: ZoneRules = {
  source: 'Node',
  release: process.versions.tz ?? '',
  offsetAt(instantMs) {
    const parts = format.formatToParts(instantMs);
    const written = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(written) ?? [];
    const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
    return sign === '-' ? -offset : offset;
  },
};

/** Null where there is none, as on Windows and in small containers. */
function readSystem(): ZoneRules | null {
  try {
    const changes = readTzif(readFileSync(`${SYSTEM_FOLDER}/${ZONE}`));
    return { source: 'the system', release: readSystemRelease(), offsetAt: offsetIn(changes) };
  } catch {
    return null;
  }
}

/** Linux names it in the first line of the database as text, macOS in a file of its own. */
function readSystemRelease(): string {
  for (const name of ['tzdata.zi', '+VERSION']) {
    try {
      const [line = ''] = readFileSync(`${SYSTEM_FOLDER}/${name}`, 'latin1').split('\n', 1);
      const release = /^(?:# version )?(\d{4}[a-z]+)/.exec(line)?.[1];
      if (release) return release;
    } catch {
      // The next one may be there.
    }
  }
  return '';
}

const system = readSystem();

/** The copies of the tz database that this machine has. */
export const hostZones: readonly ZoneRules[] = system ? [ofNode, system] : [ofNode];
