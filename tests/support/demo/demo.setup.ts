import { spawnSync } from 'node:child_process';
import { DEMO_BASE } from './demoBase.ts';

/** Set once the demo is built: two projects need it. */
const BUILT = 'BELLE_VUE_DEMO_BUILT';

/** Builds the demo as for a host that serves it below a path. */
export default function setup(): void {
  if (process.env[BUILT]) return;
  const { status } = spawnSync(
    'npm',
    ['run', '--silent', 'build:demo', '--', '--base', DEMO_BASE],
    {
      // Vitest's own would have it built for development.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) throw new Error('The demo could not be built');
  process.env[BUILT] = '1';
}
