import type { Plugin } from 'vite';

/** Codegen's ids of documents, without which the client sends their texts. */
const ids = /"__meta__":\{[^}]*\},/g;

/** The shop in the page has no table of the client's documents. */
export function textDocuments(): Plugin {
  return {
    name: 'belle-vue:text-documents',
    enforce: 'pre',
    transform: (code, id) =>
      /\.tsx?$/.test(id) && code.includes('"__meta__"')
        ? { code: code.replaceAll(ids, ''), map: null }
        : undefined,
  };
}
