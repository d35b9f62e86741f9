import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../../seed/pictures/icons', import.meta.url));
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const icons = readdirSync(FOLDER).map((file) => {
  const [, use = '', size = ''] = /^(\w+)-(\d+)\.[\da-f]{16}\.png$/.exec(file) ?? [];
  return { file, use, size: Number(size) };
});

test('an icon is there for every use', () => {
  expect(icons.map(({ use, size }) => `${use} ${size}`).toSorted()).toEqual([
    'apple 180',
    'icon 192',
    'icon 512',
    'maskable 192',
    'maskable 512',
  ]);
});

test.each(icons)('$file is a light PNG of its size', ({ file, size }) => {
  const content = readFileSync(join(FOLDER, file));
  expect(content.subarray(0, 8)).toEqual(SIGNATURE);
  // The header follows at once (PNG, 11.2.1).
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([size, size]);
  expect(content.length).toBeLessThan(30_000);
});
