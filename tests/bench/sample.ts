import { request as ask, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { EVER_NEW } from './load.ts';

/** What the shop answered, as it travelled. */
export interface Sample {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Heads that belong to one connection or one answer. */
const OWN = /^(connection|keep-alive|transfer-encoding|content-length|date|x-request-id)$/;

/** Sends one of the bench's requests, its ever new part being a number, and gives the whole answer. */
export async function sampleOf(url: string, request: string): Promise<Sample> {
  const [head = '', ...body] = request.replaceAll(EVER_NEW, '999999999').split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const [method, path] = first.split(' ');
  const headers = Object.fromEntries(lines.map((line) => line.split(': ')));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    ask(url + path, { method, headers })
      .on('response', resolve)
      .on('error', reject)
      .end(body.join('\r\n\r\n'));
  });
  const kept = Object.entries(response.headers).filter(([name]) => !OWN.test(name));
  return {
    status: response.statusCode ?? 0,
    body: await buffer(response),
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
  };
}
