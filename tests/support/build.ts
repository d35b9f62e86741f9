import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Builds the shop, or what the arguments name, where a source has changed; see server/build.mjs.
 */
export async function runBuild(...args: readonly string[]): Promise<void> {
  const build = spawn(process.execPath, ['server/build.mjs', ...args], {
    // Vitest's own would have it built for development.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(build, 'exit');
  if (status !== 0) throw new Error('The build failed');
}
