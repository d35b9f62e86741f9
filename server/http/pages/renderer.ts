import type { DocumentNode } from 'graphql';
import { readFile } from 'node:fs/promises';
import { languages, type Language } from '#shared/language.ts';

/*
 * The interface between the server and the built page renderer (client/ssr/entry.tsx); neither
 * imports the other.
 */

/** A page of the client, as its table of pages (client/app/pages.ts) declares it. */
export interface PageRoute {
  readonly path: string;
  /** `KEY`: needs the key in the address. */
  readonly access: 'EVERYONE' | 'CUSTOMER' | 'KEY';
  /** `DATA`: rendered with its data; each address is a page of its own. */
  readonly prerender: 'DATA' | 'PAGE' | 'FRAME';
  /** What the address names: a product may be unknown, a category have another name today. */
  readonly subject?: 'PRODUCT' | 'CATEGORIES';
  /** May use the payment provider. */
  readonly takesCards?: boolean;
}

export type RunQuery = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>> | null>;

/** Null for other pictures. */
export type DescribePicture = (path: string) => Promise<PictureFacts | null>;

interface PictureFacts {
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

export interface RenderedPage {
  readonly status: number;
  /** In parts, which follow one another. */
  readonly html: readonly string[];
  /** False for unbounded sets of addresses, which would evict the others. */
  readonly isLasting: boolean;
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
}

export interface PageRenderer {
  addressOf(location: string): string;
  render(
    address: string,
    from: {
      readonly runQuery: RunQuery;
      readonly describePicture: DescribePicture;
      readonly origin: string;
      /** In Rabat, with its offset: `2026-11-24T00:30:00+01:00`. */
      readonly now: string;
      /** Whether this shop receives webhooks for developers. */
      readonly hasInboxes: boolean;
    },
  ): Promise<RenderedPage>;
}

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

/** Reads the table of pages that the build wrote. */
export async function readPageRoutes(file: URL): Promise<readonly PageRoute[]> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function load(bundle: URL, folder: string): Promise<PageRenderer> {
  const built: { createRenderer: (folder: string) => Promise<PageRenderer> } = await import(
    /* @vite-ignore */ bundle.href
  );
  return built.createRenderer(folder);
}
