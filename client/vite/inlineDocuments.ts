import { fileURLToPath } from 'node:url';

import type { DocumentNode } from 'graphql';
import { runnerImport, type Plugin } from 'vite';

import { idInLanguage, inLanguage } from '#shared/in-language.ts';
import type { Language } from '#shared/language.ts';

/** The precompiled document of a text, with its id as a `hash`; `{}` for unknown ones. */
type DocumentOf = (source: string) => Partial<DocumentNode>;

const shop = fileURLToPath(new URL('../generated/shop/index.ts', import.meta.url));
const admin = fileURLToPath(new URL('../generated/admin/index.ts', import.meta.url));

const call = /\bgraphql\(\s*`([^`]*)`\s*,?\s*\)/g;

/** Documents by the generated module; loaded once for all builds of a process. */
const modules = new Map<string, Promise<{ graphql: DocumentOf }>>();

/**
 * Inlines each precompiled document where it is used. Codegen writes them into one module, with which
 * every page would load the documents of all. Those of another language than French ask for it, under an
 * id of their own (server/http/graphql/trusted-documents.ts).
 */
export function inlineDocuments(language: Language = 'FR'): Plugin {
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
      // Fragments of several documents of a file are written once.
      const fragments = new Map<string, string>();
      const documents = code.replace(call, (_, source: string) => {
        const document = graphql(source);
        if (!isWhole(document)) throw new Error(`${id} has a document that codegen does not know`);
        return `(${compiled(inLanguage(document, language), language, fragments)})`;
      });
      const constants = Array.from(fragments, ([text, name]) => `const ${name} = ${text};`);
      return { code: [...constants, documents].join('\n'), map: null };
    },
  };
}

function compiled(
  { definitions, ...document }: DocumentNode,
  language: Language,
  fragments: Map<string, string>,
) {
  const parts = definitions.map((definition) => {
    const text = JSON.stringify(definition);
    if (definition.kind !== 'FragmentDefinition') return text;
    const name = fragments.get(text) ?? `fragment${fragments.size}`;
    fragments.set(text, name);
    return name;
  });
  const rest = JSON.stringify(document, (key, value: unknown) =>
    key === 'hash' ? idInLanguage(String(value), language) : value,
  );
  return `{${rest.slice(1, -1)},"definitions":[${parts.join()}]}`;
}

function isWhole(document: Partial<DocumentNode>): document is DocumentNode {
  return document.kind !== undefined;
}
