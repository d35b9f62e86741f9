import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawIcons, ICON_FOLDER } from '../../../seed/pictures/icons.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test('the icons are as their drawings are now: node seed/pictures/render.mjs', () => {
  const files = drawIcons().map(({ file }) => file);
  expect(readdirSync(ICON_FOLDER).toSorted()).toEqual(files.toSorted());
});

test.each(drawIcons())('$file is a light PNG of its size', ({ file, size }) => {
  const content = readFileSync(join(ICON_FOLDER, file));
  expect(content.subarray(0, 8)).toEqual(SIGNATURE);
  // The header follows at once (PNG, 11.2.1).
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([size, size]);
  expect(content.length).toBeLessThan(30_000);
});
