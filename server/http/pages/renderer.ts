import type { DocumentNode } from 'graphql';
import { readFile } from 'node:fs/promises';

/*
 * What the server and the built renderer of pages (client/ssr/entry.tsx) agree on; neither imports
 * the other.
 */

/** A page of the client, as its table of pages (client/app/pages.ts) declares it. */
export interface PageRoute {
  readonly path: string;
  /** `KEY`: whoever has the key in the address. */
  readonly access: 'EVERYONE' | 'CUSTOMER' | 'KEY';
  /** `DATA`: rendered with its data; each address is a page of its own. */
  readonly prerender: 'DATA' | 'PAGE' | 'FRAME';
  /** May use the payment provider. */
  readonly takesCards: boolean;
}

/** Answers a document as a visitor is answered; null when it is refused. */
export type RunQuery = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>> | null>;

/** A stored picture as a shared link describes it; null where there is none, or another kind. */
export type DescribePicture = (path: string) => Promise<PictureFacts | null>;

export interface PictureFacts {
  /** Of its content, such as `image/jpeg`. */
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** False for addresses of which there is no end: they would only drive out the others. */
  readonly isLasting: boolean;
  /** Hashes of what stands inline, as the page's policy names them. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
}

export interface PageRenderer {
  /** One address for all that lead to the same page. */
  addressOf(location: string): string;
  /** The page at an address as any visitor sees it; `origin` begins its absolute links. */
  render(
    address: string,
    from: {
      readonly ask: RunQuery;
      readonly describePicture: DescribePicture;
      readonly origin: string;
    },
  ): Promise<RenderedPage>;
}

/** Gives the renderer, loaded when it is first asked for. */
export type LoadRenderer = () => Promise<PageRenderer>;

/**
 * Gives what loads the built renderer for the built client in `folder`, once. It is a megabyte of
 * code that a shop which is starting does not need yet.
 */
export function rendererOf(bundle: URL, folder: string): LoadRenderer {
  let loading: Promise<PageRenderer> | undefined;
  return () => (loading ??= load(bundle, folder));
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
