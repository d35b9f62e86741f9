import type { Page } from '@playwright/test';

/** Counts what a person presses and which fields they fill, also over several documents of a page. */
export async function countPresses(page: Page) {
  let count = 0;
  await page.exposeFunction('notePress', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    // A choice by mouse is a click already; in a list it is a change alone.
    for (const type of ['click', 'change']) {
      window.addEventListener(
        type,
        ({ isTrusted, target }) => {
          const isPressed =
            target instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(target.type);
          const { notePress } = window as unknown as { notePress?: () => Promise<void> };
          if (isTrusted && (type === 'click' || !isPressed)) void notePress?.();
        },
        { capture: true },
      );
    }
  });
  const steps: Array<readonly [string, number]> = [];
  return {
    /** Does a step of the day, and remembers what it took. */
    async step(name: string, work: () => Promise<void>): Promise<void> {
      const before = count;
      await work();
      steps.push([name, count - before]);
    },
    report: () => steps.map(([name, presses]) => `${presses} ${name}`).join('\n'),
  };
}
