import type { TestAdmin } from '../../support/shop/admin.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';

const PART = 'title text image { url alt }';
const TEXTS = 'title text imageAlt';
const HOME = `version isDraft canUndo previews { language url } content {
  featured { id isDraft archivedAt } eyebrow hero { ${PART} } about { ${PART} } blocks brands
  translations { language eyebrow hero { ${TEXTS} } about { ${TEXTS} } }
}`;

export interface HomeNode {
  readonly version: number;
  readonly isDraft: boolean;
  readonly canUndo: boolean;
  readonly previews: ReadonlyArray<{ readonly language: string; readonly url: string }>;
  readonly content: {
    readonly featured: ReadonlyArray<{ readonly id: string }>;
    readonly eyebrow: string | null;
    readonly hero: { readonly image: { readonly url: string } | null };
    readonly blocks: readonly string[];
  };
}

interface HomePayload {
  readonly home: HomeNode | null;
  readonly userErrors: readonly UserError[];
}

const SAVE = `mutation ($input: HomeInput!, $version: Int!) {
  payload: saveHome(input: $input, expectedVersion: $version) { home { ${HOME} } ${ERRORS} }
}`;
const SET_IMAGE = `mutation ($part: HomePartName!, $file: Upload!, $alt: String!, $version: Int!) {
  payload: setHomeImage(part: $part, file: $file, alt: $alt, expectedVersion: $version) {
    home { ${HOME} } ${ERRORS}
  }
}`;
const step = (name: string) => `mutation ($version: Int!) {
  payload: ${name}(expectedVersion: $version) { home { ${HOME} } ${ERRORS} }
}`;

/** Does what staff do to the home page, by default in the version that is stored. */
export function homeBy(admin: TestAdmin) {
  const read = async () =>
    (await admin.request<{ home: HomeNode }>(`{ home { ${HOME} } }`)).data.home;
  const send = async (document: string, variables: object, version?: number) => {
    const all = { ...variables, version: version ?? (await read()).version };
    return (await admin.request<{ payload: HomePayload }>(document, all)).data.payload;
  };
  return {
    read,
    save: (input: object, version?: number) => send(SAVE, { input }, version),
    publish: (version?: number) => send(step('publishHome'), {}, version),
    undo: (version?: number) => send(step('undoHome'), {}, version),
    async setImage(part: string, bytes: Buffer, alt = 'Une rue bleue', version?: number) {
      const file = {
        path: 'variables.file',
        name: 'rue.png',
        type: 'image/png',
        bytes: new Uint8Array(bytes),
      };
      const variables = { part, alt, file: null, version: version ?? (await read()).version };
      const { data } = await admin.upload<{ payload: HomePayload }>(SET_IMAGE, variables, [file]);
      return data.payload;
    },
  };
}
