import { fileURLToPath } from 'node:url';

import { runnerImport, type Plugin } from 'vite';

/** Takes any text and gives the document that codegen made of it; wrong ones give `{}`. */
type DocumentOf = (source: string) => unknown;

const generated = fileURLToPath(new URL('../apollo/generated/index.ts', import.meta.url));

const call = /\bgraphql\(\s*`([^`]*)`\s*,?\s*\)/g;

/**
 * Puts each precompiled document where it is used. Codegen keeps them in one module, and a module is
 * never split: every page would bring the documents of all.
 */
export function inlineDocuments(): Plugin {
  let documentOf: DocumentOf;
  return {
    name: 'belle-vue:inline-documents',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      // Imported above, it would be part of Vite's configuration, and each run of codegen would
      // restart the development server.
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
