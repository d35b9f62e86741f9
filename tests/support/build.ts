import { spawnSync } from 'node:child_process';

/** Builds the shop, or the demo for a host that serves it at `base`, where a source has changed. */
export function runBuild(base?: string): void {
  const { status } = spawnSync(process.execPath, ['server/build.mjs', ...(base ? [base] : [])], {
    // Vitest's own would have it built for development.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The build failed');
}
