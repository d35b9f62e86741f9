import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SLOW_SHOP } from './slow-shop.ts';

/** The audit of the built shop's pages, apart from the tests: it measures, prints and then judges. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/audit/*.test.ts'],
    globalSetup: ['tests/support/browser/browser.setup.ts'],
    env: SLOW_SHOP,
    reporters: ['dot'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
