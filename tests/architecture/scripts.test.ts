import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scripts } from '../../package.json';

/** Stands in for the shop: it ends on SIGTERM alone, and says that it did. */
const SERVER = `
process.on('SIGTERM', () => { process.stdout.write('closed'); process.exit(0); });
setInterval(() => {}, 60_000);
process.stdout.write('started ' + process.pid + '\\n');
`;

test.skipIf(process.platform === 'win32').each(['start', 'dev'] as const)(
  'a SIGTERM to `npm run %s` reaches the server, and npm waits for its end',
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'belle-vue-scripts-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, 'server'));
    await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }));
    await writeFile(join(folder, 'server', `${name}.mjs`), SERVER);

    const npm = spawn('npm', ['run', '--silent', name], { cwd: folder });
    let said = '';
    npm.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    const ended = once(npm, 'exit');
    await expect.poll(() => said).toMatch(/^started \d+\n$/);
    const pid = Number(/\d+/.exec(said)?.[0]);
    onTestFinished(() => {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended, as it should.
      }
    });
    npm.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(said).toBe(`started ${pid}\nclosed`);
  },
);
