import { Kind, visit, type ConstDirectiveNode, type DocumentNode, type NameNode } from 'graphql';
import type { Language } from './language.ts';

const nameOf = (value: string): NameNode => ({ kind: Kind.NAME, value });

/** A document of the web client, whose texts come in this language: French without the directive. */
export function inLanguage(document: DocumentNode, language: Language): DocumentNode {
  if (language === 'FR') return document;
  const value = { kind: Kind.ENUM, value: language } as const;
  const directive: ConstDirectiveNode = {
    kind: Kind.DIRECTIVE,
    name: nameOf('inContext'),
    arguments: [{ kind: Kind.ARGUMENT, name: nameOf('language'), value }],
  };
  return visit(document, {
    [Kind.OPERATION_DEFINITION]: (operation) => ({ ...operation, directives: [directive] }),
  });
}

const PATTERN = /^(.+)@(AR|EN)$/;

/** The id of such a document, by that of its French form: `sha256:…@AR`. */
export function idInLanguage(id: string, language: Language): string {
  return language === 'FR' ? id : `${id}@${language}`;
}

/** The other way round. */
export function readIdInLanguage(text: string): {
  readonly id: string;
  readonly language: Language;
} {
  const [, id = text, code] = PATTERN.exec(text) ?? [];
  return { id, language: code === 'AR' || code === 'EN' ? code : 'FR' };
}
