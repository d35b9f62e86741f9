import { spawnSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the browser. */
    chromium: string;
  }
}

/** Builds the shop as a shopper gets it, and finds the browser that the files of a worker share. */
export default function setup(project: TestProject): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    // Vitest's own would have it built for development.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The shop could not be built');
  project.provide('chromium', findChromium());
}
