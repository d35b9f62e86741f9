import { SESSION_HOURS } from '../../staff/staff.sessions.ts';

const NAME = 'belle-vue-admin';
/** Browsers send it to the admin endpoint alone. */
const PATH = '/graphql/admin';
const LONGEST = 100;

/** From the `cookie` header; null without the cookie. Its value may be anything. */
export function staffTokenOf(cookies: string | undefined): string | null {
  const start = `${NAME}=`;
  const pair = cookies?.split(/; */).find((each) => each.startsWith(start));
  return pair === undefined ? null : pair.slice(start.length, start.length + LONGEST);
}

/** The value of the `set-cookie` header; an empty token deletes the cookie. */
export function staffCookie(token: string, publicUrl: string | null): string {
  const attributes = [
    `Path=${PATH}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(publicUrl?.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
  const seconds = token === '' ? 0 : SESSION_HOURS * 3600;
  return `${NAME}=${token}; ${attributes}; Max-Age=${seconds}`;
}
