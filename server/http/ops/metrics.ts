import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isSameSecret } from '../../shared/secret-token.ts';
import { routeNameOf } from './access-log.ts';

interface MetricSources {
  readonly inFlight: () => number;
  readonly connections: () => Promise<number>;
  readonly dataBytes: () => Promise<Readonly<Record<string, number>>>;
  readonly waitingWebhooks: () => Promise<number>;
  readonly snapshots: () => { readonly written: number; readonly failed: number } | null;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CLASSES = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx'];

/**
 * Without a token there is no `/metrics`: a loopback request may be a stranger's, forwarded by a
 * proxy.
 */
export function serveMetrics(
  app: FastifyInstance,
  { token, ...sources }: MetricSources & { readonly token: string | null },
): void {
  if (token === null) return;
  // Separates several shops in one process.
  const registry = new Registry();
  countAnswers(app, registry);
  collectDefaultMetrics({ register: registry });
  collectSources(registry, sources);
  const config = { readsNoStore: true, skipsAdmission: true };
  app.get('/metrics', { config }, async (request, reply) => {
    if (!hasToken(request, token)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}

function countAnswers(app: FastifyInstance, registry: Registry): void {
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Responses by method, route template and class of status',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = routeNameOf(request);
    const status = CLASSES[Math.floor(reply.statusCode / 100)] ?? 'other';
    answers.inc({ method, route, status });
    durations.observe({ route }, reply.elapsedTime / 1000);
    done();
  });
}

/** Reads the others when they are requested. */
function collectSources(registry: Registry, sources: MetricSources): void {
  const { inFlight, connections, dataBytes, waitingWebhooks, snapshots } = sources;
  const registers = [registry];
  const count = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  count('http_requests_in_flight', 'Requests in work', inFlight);
  count('http_connections_open', 'Open connections', connections);
  count(
    'shop_webhook_deliveries_waiting',
    'Deliveries of webhooks that are not done',
    waitingWebhooks,
  );
  registry.registerMetric(
    new Gauge({
      name: 'shop_data_bytes',
      help: 'Bytes of stored data on disk',
      labelNames: ['part'],
      registers: [],
      async collect() {
        for (const [part, bytes] of Object.entries(await dataBytes())) this.set({ part }, bytes);
      },
    }),
  );
  if (!snapshots()) return;
  registry.registerMetric(
    new Counter({
      name: 'shop_snapshots_total',
      help: 'Snapshots of the store since the start, by how they went',
      labelNames: ['result'],
      registers: [],
      collect() {
        this.reset();
        for (const [result, made] of Object.entries(snapshots() ?? {})) this.inc({ result }, made);
      },
    }),
  );
}
