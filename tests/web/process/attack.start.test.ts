import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('SEC-004: what browsers are given holds no secret, no path of this machine and no source map', async () => {
  const entries = await readdir('dist/client', { recursive: true, withFileTypes: true });
  const files = entries
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  const secrets =
    /JWT_SECRET|WEBHOOK_SECRET|KEY_SECRET|\$argon2|demo-belle-vue|\/home\/[\w-]+\/|\/root\/|sourceMappingURL/;
  const telling: string[] = [];
  for (const name of files.filter((each) => /\.(js|css|html|json)$/.test(each))) {
    const text = await readFile(name, 'utf8');
    if (secrets.test(text) || text.includes(process.cwd())) telling.push(name);
  }
  expect(telling).toEqual([]);
});
