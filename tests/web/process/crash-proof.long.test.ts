import { expect, test } from 'vitest';
import { runCrashes } from '../../resilience/crash.ts';

const LIVES = 3;

// `npm run resilience -- crash` does it ten thousand times.
test('a shop that is killed among its writers loses nothing that it acknowledged', async () => {
  const { acknowledged, compactions, credited: _, ...bad } = await runCrashes(LIVES);
  expect(bad).toEqual({ lost: 0, half: 0, gaps: 0, refusals: 0 });
  expect(acknowledged).toBeGreaterThanOrEqual(LIVES);
  expect(compactions).toBeGreaterThan(0);
});
