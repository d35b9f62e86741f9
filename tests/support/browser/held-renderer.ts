import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { PageRenderer } from '#shared/page-renderer.ts';
import { gate } from '../store/gate.ts';

/** Renders every address as itself, once it is let; lists what was begun. */
export function heldRenderer() {
  const rendered: string[] = [];
  let held: ReturnType<typeof gate> | null = null;
  const renderer: PageRenderer = {
    addressOf: (location) => location,
    async render(address) {
      rendered.push(address);
      await held?.opened;
      const isLasting = !address.includes('q=');
      return { status: 200, html: [address], isLasting, inlineScripts: [], inlineStyles: [] };
    },
  };
  return {
    rendered,
    pageRenderer: async () => renderer,
    hold() {
      held = gate();
    },
    release() {
      held?.open();
      held = null;
    },
  };
}

/** A built client of three files; gone with the test. */
export async function smallClient(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'sandbox'));
  await writeFile(join(folder, 'index.html'), 'empty page');
  await writeFile(join(folder, 'sandbox/index.html'), 'sandbox');
  await writeFile(join(folder, 'assets/main-abc.js'), 'script');
  return folder;
}
