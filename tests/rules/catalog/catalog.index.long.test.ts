import { expect, test } from 'vitest';
import { Program } from './catalog.index.program.ts';

test.each(Array.from({ length: 38 }, (_, at) => at + 1))(
  'the index in memory says what the rules say, whatever changed (%d)',
  (seed) => {
    for (const { what, found, expected } of new Program(seed).run(25)) {
      expect({ what, found }).toEqual({ what, found: expected });
    }
  },
);
