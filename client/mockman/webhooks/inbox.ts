export type ReceivedRequest = {
  number: number;
  at: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
  status: number;
};

export const statuses = [200, 410, 500] as const;

export type InboxStatus = (typeof statuses)[number];

export type Inbox = { url: string; status: InboxStatus; requests: readonly ReceivedRequest[] };

const storageKey = 'belle-vue-webhook-inbox';
const name = /^[\w-]{16,64}$/;

/** The same in every tab of this browser, so that a webhook's address stays. */
export function inboxName() {
  try {
    const known = localStorage.getItem(storageKey);
    if (known !== null && name.test(known)) return known;
    const made = randomName();
    localStorage.setItem(storageKey, made);
    return made;
  } catch {
    // Storage may be forbidden.
    return randomName();
  }
}

function randomName() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** With the requests that arrived after a number. Throws if the shop does not respond. */
export async function readInbox(inbox: string, after: number, signal: AbortSignal) {
  const response = await call('GET', `${inbox}?after=${after}`, { signal });
  const found: Inbox = await response.json();
  return found;
}

export async function clearInbox(inbox: string) {
  await call('DELETE', inbox);
}

export async function setInboxStatus(inbox: string, status: InboxStatus) {
  const headers = { 'content-type': 'application/json' };
  await call('POST', `${inbox}/status`, { headers, body: JSON.stringify({ status }) });
}

async function call(method: string, path: string, init: RequestInit = {}) {
  const response = await fetch(`/dev/webhooks/${path}`, { method, ...init });
  if (!response.ok) throw new Error(`The receiver responded ${response.status}`);
  return response;
}

const metaName = 'webhook-inboxes';

/** In the head of the page where the shop receives webhooks for developers. */
export const inboxesMark = `<meta name="${metaName}" content="on">`;

export const hasInboxes = () => document.querySelector(`meta[name="${metaName}"]`) !== null;
