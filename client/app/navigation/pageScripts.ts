import type { ComponentType } from 'react';

import { pages, type PageName } from '../pages.ts';
import { lazyPage } from './lazyPage.ts';

type LazyPage = ReturnType<typeof lazyPage>;

const sources = import.meta.glob<Record<string, ComponentType>>(['../../**/*Page.tsx', '!../**']);

/** Each page's script, fetched when it is needed. */
export const pageScripts = Object.fromEntries(
  Object.entries(pages).map(([name, { module }]) => [name, lazyPage(() => load(module))]),
) as Record<PageName, LazyPage>;

/** Fails where the table of pages names a source that is not there, or exports something else. */
async function load(module: string) {
  const source = await sources[`../../${module}`]?.();
  const Page = source?.[module.replace(/^.*\/|\.tsx$/g, '')];
  if (!Page) throw new Error(`There is no page ${module}`);
  return Page;
}
