import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBeside, type Beside } from '../beside.ts';
import type { Sample } from '../sample.ts';

const LIMIT = fileURLToPath(new URL('limit.mjs', import.meta.url));

let files = 0;

/** node:http with `JSON.stringify` of the sample each time. */
export function startStringify(folder: string, sample: Sample): Promise<Beside> {
  return startLimit(folder, sample, false);
}

/** node:http with the sample's bytes, ready. */
export function startReady(folder: string, sample: Sample): Promise<Beside> {
  return startLimit(folder, sample, true);
}

async function startLimit(folder: string, sample: Sample, isReady: boolean): Promise<Beside> {
  files += 1;
  const spec = join(folder, `limit-${files}.json`);
  const { body, headers } = sample;
  await writeFile(spec, JSON.stringify({ isReady, body: body.toString('base64'), headers }));
  return startBeside([LIMIT, spec]);
}
