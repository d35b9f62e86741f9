import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CannotListen } from '../../shared/problems.ts';
import type { Metrics } from './metrics.registry.ts';

interface MetricsPort {
  readonly url: string;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const PATH = '/metrics';
const MAX_CONNECTIONS = 16;

/** Needs no token: the proxy for shoppers does not lead to this port. Throws CannotListen. */
export async function openMetricsPort(metrics: Metrics, port: number): Promise<MetricsPort> {
  const server = createServer((request, response) => void answer(metrics, request, response));
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new CannotListen('METRICS_PORT', error);
  }
  const { port: taken } = server.address() as AddressInfo; // it listens on a port, not on a path
  return {
    url: `http://${HOST}:${taken}${PATH}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  metrics: Metrics,
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  if (url.split('?', 1)[0] !== PATH) return void response.writeHead(404).end();
  if (method !== 'GET' && method !== 'HEAD') {
    return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
  }
  try {
    const text = await metrics.text();
    return void response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  } catch {
    return void response.writeHead(500).end();
  }
}
