import { hasForbiddenCharacters } from '#shared/text.ts';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9][a-z0-9.-]{0,252}$/i;
const NAMED = /^(?:"([^"\\]*)"|([^"<>@,;:]*))\s*<([^<>]*)>$/;

/** Top-level names that are never deliverable (RFC 2606, section 2). */
const RESERVED = /[@.](?:example|test|invalid|localhost)$/i;

/** `Ma boutique <commandes@boutique.ma>` or an address alone; null for anything else. */
export function readMailAddress(text: string): MailAddress | null {
  const [, quoted, plain = '', inBrackets] = NAMED.exec(text.trim()) ?? [];
  const name = (quoted ?? plain).trim();
  const address = (inBrackets ?? text).trim();
  return ADDRESS.test(address) && !hasForbiddenCharacters(name) ? { name, address } : null;
}

export function isReserved(address: string): boolean {
  return RESERVED.test(address);
}
