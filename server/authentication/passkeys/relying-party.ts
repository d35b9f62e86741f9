import ipaddr from 'ipaddr.js';
import { isThisMachine } from '../../shared/network/public-address.ts';
import { noPasskeys } from './passkeys.rules.ts';

/** Passkeys belong to it: browsers use them at this origin only. */
export interface RelyingParty {
  /** Its domain. */
  readonly id: string;
  readonly origin: string;
}

/** The place where a request arrived. */
export interface Place {
  readonly settings: { readonly publicUrl: string | null };
  readonly localPort: number;
}

/**
 * Browsers accept https with a domain name, and `localhost`, where a shop without a public address
 * is tried out. Null elsewhere.
 */
export function relyingPartyAt(publicUrl: string | null, localPort: number): RelyingParty | null {
  const url = new URL(publicUrl ?? `http://localhost:${localPort}`);
  if (isThisMachine(url.hostname)) url.hostname = 'localhost';
  const isSecure = url.protocol === 'https:' || url.hostname === 'localhost';
  const isNamed = !ipaddr.isValid(url.hostname) && !url.hostname.startsWith('[');
  return isSecure && isNamed ? { id: url.hostname, origin: url.origin } : null;
}

/** Refuses with NOT_ALLOWED_NOW. */
export function requireRelyingParty({ settings, localPort }: Place): RelyingParty {
  const party = relyingPartyAt(settings.publicUrl, localPort);
  if (!party) throw noPasskeys();
  return party;
}
