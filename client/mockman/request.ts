import { mockmanTexts } from './mockman.fr.ts';
import type { FormErrors } from '../ui/form/useForm.ts';

export const methods = ['GET', 'POST', 'DELETE'] as const;

export type Method = (typeof methods)[number];

export type RequestForm = { address: string; headers: string; body: string };

export const emptyRequest: RequestForm = {
  address: '/api/test-todos',
  headers: 'Accept: */*',
  body: '{}',
};

/** A form as a request, or what is wrong with it. */
export function readRequest(method: Method, form: RequestForm, origin: string) {
  const errors: FormErrors<keyof RequestForm> = {};
  const url = readAddress(form.address, origin);
  const headers = readHeaders(form.headers);
  if (typeof url === 'string') errors.address = url;
  if (!headers) errors.headers = mockmanTexts.tester.badHeaders;
  if (!isJson(form.body)) errors.body = mockmanTexts.tester.badBody;
  if (typeof url === 'string' || !headers || errors.body) return { errors };
  // A GET has no body.
  if (method === 'GET') return { url, init: { method, headers } };
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return { url, init: { method, headers, body: form.body } };
}

// The content security policy allows this shop only; this message explains it.
function readAddress(text: string, origin: string) {
  if (text.trim() === '' || !URL.canParse(text.trim(), origin))
    return mockmanTexts.tester.badAddress;
  const url = new URL(text.trim(), origin);
  return url.origin === origin ? url : mockmanTexts.tester.foreign;
}

function readHeaders(text: string) {
  const headers = new Headers();
  try {
    for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
      const colon = line.indexOf(':');
      if (colon < 1) return undefined;
      headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
    }
    return headers;
  } catch {
    // Not a valid header.
    return undefined;
  }
}

function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
