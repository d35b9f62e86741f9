import type { TestProject } from 'vitest/node';
import { runBuild } from '../build.ts';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the browser. */
    chromium: string;
  }
}

/** Builds the shop as a shopper gets it where a source has changed, and finds the browser. */
export default async function setup(project: TestProject): Promise<void> {
  // Without a browser it is installed meanwhile.
  const isBuilt = runBuild();
  project.provide('chromium', findChromium());
  await isBuilt;
}
