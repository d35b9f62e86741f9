import { fileURLToPath } from 'node:url';

import { runnerImport, type Plugin } from 'vite';

/** The precompiled document of a text; `{}` for unknown ones. */
type DocumentOf = (source: string) => unknown;

const generated = fileURLToPath(new URL('../apollo/generated/index.ts', import.meta.url));

const call = /\bgraphql\(\s*`([^`]*)`\s*,?\s*\)/g;

/**
 * Inlines each precompiled document where it is used. Codegen writes them into one module, with which
 * every page would load the documents of all.
 */
export function inlineDocuments(): Plugin {
  let documentOf: DocumentOf;
  return {
    name: 'belle-vue:inline-documents',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      // A static import would be part of Vite's configuration: each run of codegen would restart
      // the development server.
      const { module } = await runnerImport<{ graphql: DocumentOf }>(generated);
      documentOf = module.graphql;
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('/generated/') || !code.includes('graphql(`')) {
        return undefined;
      }
      return {
        code: code.replace(call, (_, source: string) => `(${compiled(documentOf(source), id)})`),
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
