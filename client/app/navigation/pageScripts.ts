import type { ComponentType } from 'react';

import { pageNames, pages, type PageEntry, type PageName } from '#shared/pages.ts';
import { lazyPage } from '../../apollo/lazyPage.ts';

type LazyPage = ReturnType<typeof lazyPage>;

const sources = import.meta.glob<Record<string, ComponentType>>([
  '../../**/*Page.tsx',
  '!../**',
  '!../../admin/**',
]);

export const pageScripts = Object.fromEntries(
  pageNames.map((name) => [name, lazyPage(() => load(pages[name]))]),
) as Record<PageName, LazyPage>;

/** Rejects where the table of pages names a missing source or export. */
async function load({ module, next }: PageEntry) {
  const source = await sources[`../../${module}`]?.();
  const Page = source?.[module.replace(/^.*\/|\.tsx$/g, '')];
  if (!Page) throw new Error(`There is no page ${module}`);
  if (next) void pageScripts[next].preload().catch(() => undefined);
  return Page;
}
