import { inNewFolder } from '../beside.ts';
import { fillFolder } from '../catalogue.ts';
import type { Findings } from '../report.ts';
import { measureFirstStart, measureStart } from '../start.ts';

/** Measures starts over `count` products, and over an empty folder. */
export async function measureStarts(count: number, times: number): Promise<Findings> {
  const { firstAnswerMs, idleMb } = await inNewFolder(async (folder) => {
    await fillFolder(folder, count);
    return measureStart(folder, times);
  });
  const first = await measureFirstStart(times);
  return {
    metrics: [
      { what: 'start to first answer, ms', value: firstAnswerMs, goal: { below: 600 } },
      { what: 'the same in an empty folder, ms', value: first, goal: { below: 600 } },
      { what: 'memory of an idle shop, MB', value: idleMb, goal: { below: 100 } },
    ],
  };
}
