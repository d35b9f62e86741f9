import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browser: string;
  }
}

/** Builds the shop as a shopper gets it and starts one browser that all test files share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    // Vitest's own would have it built for development.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The shop could not be built');
  const server = await chromium.launchServer({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS],
  });
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
}
