import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDebian } from '../debian.ts';

/** The shell first: without the browser's own windows a page opens in two thirds of the time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Fonts as wide as Arial: how far pages shift when their fonts come is measured with it. */
const FONTS = '/usr/share/fonts/truetype/liberation';

/** It runs as root in a closed network: what it would fetch for itself only fails and takes time. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/**
 * Path of a Chromium to drive: one that is installed, else Debian's by `apt-get` where we are root,
 * else the test runner's own. Throws one clear line when none can be had.
 */
export function findChromium(): string {
  const missing = [
    ...(installed() ? [] : ['chromium-headless-shell']),
    ...(existsSync(FONTS) ? [] : ['fonts-liberation']),
  ];
  if (missing.length > 0) installFromDebian(...missing);
  return installed() ?? fromRunner() ?? noneFound();
}

/** An installed Chromium with windows: what it can install, the shell does not know. */
export function findWindowed(): string | undefined {
  return INSTALLED.find((path) => !path.endsWith('-shell') && existsSync(path));
}

function installed(): string | undefined {
  const requested = process.env['CHROMIUM'];
  return [...(requested ? [requested] : []), ...INSTALLED, chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}

function fromRunner(): string | undefined {
  run('npx', ['playwright', 'install', '--only-shell', 'chromium']);
  return installed();
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function noneFound(): never {
  throw new Error(
    'The browser tests need a Chromium: install one (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM.',
  );
}
