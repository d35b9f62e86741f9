import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The audit of the built shop's pages, apart from the tests: it measures, prints and then judges. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/audit/*.test.ts'],
    globalSetup: ['tests/support/browser.setup.ts'],
    // Slow enough to show what stands there before the data has come.
    env: { API_DELAY_MS: '120' },
    reporters: ['dot'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
