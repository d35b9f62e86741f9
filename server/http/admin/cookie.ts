import { SESSION_HOURS } from '../../staff/staff.sessions.ts';

const NAME = 'belle-vue-admin';
/**
 * Browsers take such a name from this host alone, over https and for all its paths (RFC 6265bis, 4.1.3.2):
 * no other host of the domain can set one.
 */
const SECURE_NAME = `__Host-${NAME}`;
/** Without https, browsers send it to the admin endpoint alone. */
const PATH = '/graphql/admin';
const MAX_LENGTH = 100;

/** Header of a request that the page made by itself: it does not count as use of the session. */
export const IDLE_HEADER = 'x-belle-vue-idle';

const isSecure = (publicUrl: string | null) => publicUrl?.startsWith('https:') === true;

const nameAt = (publicUrl: string | null) => (isSecure(publicUrl) ? SECURE_NAME : NAME);

/** From the `cookie` header; null without the cookie. Its value may be anything. */
export function staffTokenOf(cookies: string | undefined, publicUrl: string | null): string | null {
  const start = `${nameAt(publicUrl)}=`;
  const pair = cookies?.split(/; */).find((each) => each.startsWith(start));
  return pair === undefined ? null : pair.slice(start.length, start.length + MAX_LENGTH);
}

/** The value of the `set-cookie` header; an empty token deletes the cookie. */
export function staffCookie(token: string, publicUrl: string | null): string {
  const attributes = [
    `Path=${isSecure(publicUrl) ? '/' : PATH}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure(publicUrl) ? ['Secure'] : []),
  ].join('; ');
  const seconds = token === '' ? 0 : SESSION_HOURS * 3600;
  return `${nameAt(publicUrl)}=${token}; ${attributes}; Max-Age=${seconds}`;
}
