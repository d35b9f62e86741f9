import type { Plugin } from 'vite';

import { graphql } from '../apollo/generated/index.ts';

/** `graphql` takes any text and gives the document that codegen made of it; wrong ones give `{}`. */
const documentOf: (source: string) => unknown = graphql;

const call = /\bgraphql\(\s*`([^`]*)`\s*,?\s*\)/g;

/**
 * Puts each precompiled document where it is used. Codegen keeps them in one module, and a module is
 * never split: every page would bring the documents of all.
 */
export function inlineDocuments(): Plugin {
  return {
    name: 'belle-vue:inline-documents',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('/generated/') || !code.includes('graphql(`')) {
        return undefined;
      }
      return {
        code: code.replace(call, (_, source: string) => `(${compiled(source, id)})`),
        map: null,
      };
    },
  };
}

function compiled(source: string, id: string) {
  const document = documentOf(source);
  if (typeof document !== 'object' || document === null || !('kind' in document)) {
    throw new Error(`${id} has a document that codegen does not know`);
  }
  return JSON.stringify(document);
}
