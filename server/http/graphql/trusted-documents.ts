import {
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';
import { inLanguage, readIdInLanguage } from '#shared/in-language.ts';
import manifest from '../../generated/persisted-documents.json';

/** UNKNOWN: of another version of the shop. NOT_TRUSTED: only the shop's own documents run. */
export class RefusedDocument extends Error {
  readonly reason: 'UNKNOWN' | 'NOT_TRUSTED';

  constructor(reason: RefusedDocument['reason']) {
    super(reason);
    this.name = 'RefusedDocument';
    this.reason = reason;
  }
}

const known = new Map(Object.entries(manifest));
const texts = new Map<string, string>();

const TYPENAME: FieldNode = {
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: '__typename' },
};

const isTypename = (selection: SelectionSetNode['selections'][number]) =>
  selection.kind === Kind.FIELD && selection.name.value === TYPENAME.name.value;

/** Returns a document in the form that Apollo Client sends: with type names, without what it reads itself. */
function asSent(document: DocumentNode): DocumentNode {
  return visit(document, {
    [Kind.DIRECTIVE]: ({ name }) => (name.value === 'unmask' ? null : undefined),
    [Kind.SELECTION_SET]: (set, _, parent) => {
      const isRoot =
        parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      if (isRoot || set.selections.some(isTypename)) return undefined;
      return { ...set, selections: [...set.selections, TYPENAME] };
    },
  });
}

/** The text of a document of the web client, by its id such as `sha256:…`. Throws RefusedDocument. */
function trustedText(sent: unknown): string {
  if (typeof sent !== 'string') throw new RefusedDocument('UNKNOWN');
  const { id, language } = readIdInLanguage(sent);
  const source = known.get(id);
  if (source === undefined) throw new RefusedDocument('UNKNOWN');
  const text = texts.get(sent) ?? print(inLanguage(asSent(parse(source)), language));
  texts.set(sent, text);
  return text;
}

interface Read<T> {
  readonly sent: T;
  readonly isTrusted: boolean;
}

/** With the text in place of `documentId`. Throws RefusedDocument. */
export function readTrustedBody(body: unknown): Read<unknown> {
  if (typeof body !== 'object' || body === null || !('documentId' in body)) {
    return { sent: body, isTrusted: false };
  }
  const { documentId, ...rest } = body;
  return { sent: { ...rest, query: trustedText(documentId) }, isTrusted: true };
}

/** The same for a query string. Throws RefusedDocument. */
export function readTrustedSearch(search: string): Read<string> {
  const parameters = new URLSearchParams(search);
  const documentId = parameters.get('documentId');
  if (documentId === null) return { sent: search, isTrusted: false };
  parameters.delete('documentId');
  parameters.set('query', trustedText(documentId));
  return { sent: `?${parameters.toString()}`, isTrusted: true };
}
