import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT_GET = '/usr/bin/apt-get';

/** Elsewhere nothing can be installed. */
export function isDebianAsRoot(): boolean {
  return process.getuid?.() === 0 && existsSync(APT_GET);
}

/** Only as root on Debian. Whether it succeeded, the caller sees by what it looks for. */
export function installFromDebian(...names: readonly string[]): void {
  if (!isDebianAsRoot()) return;
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...names);
}

/** Locked by its own file: runs that lack packages at the same time install them one after the other. */
function aptGet(...args: readonly string[]): void {
  spawnSync('flock', [APT_GET, APT_GET, ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
