import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_HOURS } from '../../staff/staff.sessions.ts';

const NAME = 'belle-vue-admin';
/** Browsers send it to the admin endpoint alone. */
const PATH = '/graphql/admin';
const LONGEST = 100;

/** Null without the cookie; its value may be anything. */
export function staffTokenOf({ headers }: FastifyRequest): string | null {
  const start = `${NAME}=`;
  const pair = headers.cookie?.split(/; */).find((each) => each.startsWith(start));
  return pair === undefined ? null : pair.slice(start.length, start.length + LONGEST);
}

/** Null leaves the cookie alone, an empty value deletes it. */
export type SetStaffCookie = (reply: FastifyReply, value: string | null) => void;

export function staffCookie(publicUrl: string | null): SetStaffCookie {
  const attributes = [
    `Path=${PATH}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(publicUrl?.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
  return (reply, value) => {
    if (value === null) return;
    const seconds = value === '' ? 0 : SESSION_HOURS * 3600;
    void reply.header('set-cookie', `${NAME}=${value}; ${attributes}; Max-Age=${seconds}`);
  };
}
