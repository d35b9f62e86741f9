import { languages, type Language } from '#shared/language.ts';
import type { CreateRenderer, PageRenderer } from '#shared/page-renderer.ts';

export type LoadRenderer = (language: Language) => Promise<PageRenderer>;

/**
 * From the folder of the bundles, one a language. Each loads a megabyte of code on first use, so that the
 * start does not wait for it.
 */
export function rendererOf(bundles: URL, clientFolder: string): LoadRenderer {
  const loading = new Map<Language, Promise<PageRenderer>>();
  return (language) => {
    const bundle = new URL(`${languages[language].tag}/render.js`, bundles);
    const renderer = loading.get(language) ?? load(bundle, clientFolder);
    loading.set(language, renderer);
    return renderer;
  };
}

async function load(bundle: URL, folder: string): Promise<PageRenderer> {
  const built: { createRenderer: CreateRenderer } = await import(/* @vite-ignore */ bundle.href);
  return built.createRenderer(folder);
}
