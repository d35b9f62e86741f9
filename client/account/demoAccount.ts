import type { BrowserSession } from '../apollo/session.ts';

/** Of the published demo customer and its private copies, which the server never changes. */
const demoEmail = 'demo@belle-vue.example';

export function isDemoAccount(session: BrowserSession | null) {
  return session?.user.email === demoEmail;
}
