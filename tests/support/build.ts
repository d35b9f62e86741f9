import { spawnSync } from 'node:child_process';

/**
 * Builds the shop, or what the arguments name, where a source has changed; see server/build.mjs.
 */
export function runBuild(...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, ['server/build.mjs', ...args], {
    // Vitest's own would have it built for development.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The build failed');
}
