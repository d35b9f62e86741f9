import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  noteAnswer(answer: {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly seconds: number;
  }): void;
  readonly contentType: string;
  text(): Promise<string>;
}

export interface MetricSources {
  readonly inFlight: () => number;
  readonly connections: () => Promise<number>;
  readonly dataBytes: () => Promise<Readonly<Record<string, number>>>;
  readonly waitingWebhooks: () => Promise<number>;
  readonly snapshots: () => { readonly written: number; readonly failed: number } | null;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CLASSES = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx'];

/** A registry of its own separates several shops in one process. */
export function createMetrics(sources: MetricSources): Metrics {
  const { inFlight, connections, dataBytes, waitingWebhooks, snapshots } = sources;
  const registry = new Registry();
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
  const count = (name: string, help: string, read: () => number | Promise<number>) =>
    gauge(registry, {
      name,
      help,
      async collect() {
        this.set(await read());
      },
    });
  count('http_requests_in_flight', 'Requests in work', inFlight);
  count('http_connections_open', 'Open connections', connections);
  collectDefaultMetrics({ register: registry });
  gauge(registry, {
    name: 'shop_data_bytes',
    help: 'Bytes of stored data on disk',
    labels: ['part'],
    async collect() {
      for (const [part, bytes] of Object.entries(await dataBytes())) this.set({ part }, bytes);
    },
  });
  count(
    'shop_webhook_deliveries_waiting',
    'Deliveries of webhooks that are not done',
    waitingWebhooks,
  );
  if (snapshots()) countSnapshots(registry, snapshots);
  return {
    noteAnswer({ method, route, status, seconds }) {
      answers.inc({ method, route, status: CLASSES[Math.floor(status / 100)] ?? 'other' });
      durations.observe({ route }, seconds);
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

function countSnapshots(registry: Registry, snapshots: MetricSources['snapshots']): void {
  const counter = new Counter({
    name: 'shop_snapshots_total',
    help: 'Snapshots of the store since the start, by how they went',
    labelNames: ['result'],
    registers: [],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(snapshots() ?? {})) this.inc({ result }, count);
    },
  });
  registry.registerMetric(counter);
}

function gauge<Label extends string>(
  registry: Registry,
  {
    labels = [],
    ...description
  }: {
    readonly name: string;
    readonly help: string;
    readonly labels?: readonly Label[];
    readonly collect: (this: Gauge<Label>) => void | Promise<void>;
  },
): void {
  registry.registerMetric(new Gauge({ ...description, labelNames: [...labels], registers: [] }));
}
