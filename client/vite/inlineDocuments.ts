import { fileURLToPath } from 'node:url';

import { runnerImport, type Plugin } from 'vite';

/** The precompiled document of a text; `{}` for unknown ones. */
type DocumentOf = (source: string) => unknown;

const shop = fileURLToPath(new URL('../generated/shop/index.ts', import.meta.url));
const admin = fileURLToPath(new URL('../generated/admin/index.ts', import.meta.url));

const call = /\bgraphql\(\s*`([^`]*)`\s*,?\s*\)/g;

/**
 * Inlines each precompiled document where it is used. Codegen writes them into one module, with which
 * every page would load the documents of all.
 */
export function inlineDocuments(): Plugin {
  const modules = new Map<string, Promise<{ graphql: DocumentOf }>>();
  // A static import would be part of Vite's configuration: each run of codegen would restart the
  // development server.
  const load = (generated: string) => {
    const loading =
      modules.get(generated) ??
      runnerImport<{ graphql: DocumentOf }>(generated).then(({ module }) => module);
    modules.set(generated, loading);
    return loading;
  };
  return {
    name: 'belle-vue:inline-documents',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('/generated/') || !code.includes('graphql(`')) {
        return undefined;
      }
      const { graphql } = await load(id.includes('/client/admin/') ? admin : shop);
      return {
        code: code.replace(call, (_, source: string) => `(${compiled(graphql(source), id)})`),
        map: null,
      };
    },
  };
}

function compiled(document: unknown, id: string) {
  if (typeof document !== 'object' || document === null || !('kind' in document)) {
    throw new Error(`${id} has a document that codegen does not know`);
  }
  return JSON.stringify(document);
}
