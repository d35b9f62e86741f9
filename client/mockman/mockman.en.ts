import type { Translated } from '#shared/language.ts';
import type * as fr from './mockman.fr.ts';

export const mockmanTexts: Translated<typeof fr.mockmanTexts> = {
  tester: {
    documentTitle: 'API tester',
    title: 'API tester',
    text: 'Sends a request to this shop and shows its answer as it is.',
    method: 'Method',
    address: 'Address',
    headers: 'Headers',
    headersHint: 'One header a line.',
    body: 'JSON body',
    send: 'Send',
    sending: 'Sending…',
    foreign: 'Only addresses of this shop are allowed.',
    badAddress: 'This address is malformed.',
    badHeaders: 'Each line must be written “Name: value”.',
    badBody: 'Error in JSON format',
    status: 'Status',
    response: 'Response',
    responseHeaders: 'Response headers',
    noResponse: 'Response is undefined.',
    nothing: '—',
  },
  restApi: 'Description of the REST API',
};
