import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenHere } from '../http/local-server.ts';
import { answerJson, failBefore, faultsOf } from './faults.ts';

export const SENDIT_KEYS = {
  publicKey: 'pub-of-the-tests-1a2b',
  secretKey: 'secret-of-the-tests-3c4d',
  webhookSecret: 'hook-of-the-tests-5e6f',
  pickupDistrictId: '46',
} as const;

export const senditCredentials = Object.entries(SENDIT_KEYS).map(([name, value]) => ({
  name,
  value,
}));

interface Delivery {
  readonly code: string;
  readonly reference: string;
  readonly phone: string;
  readonly district_id: string;
  readonly amount: number;
  readonly name: string;
  readonly option_exchange: number;
  readonly products: string;
  status: string;
  lastActionAt: string;
}

const DISTRICTS = [
  { id: 1, ville: 'Casablanca', name: 'Casablanca - Maârif', active: true },
  { id: 2, ville: 'Casablanca', name: 'Casablanca - Ain Sebaâ', active: true },
  { id: 58, ville: 'Rabat', name: 'Rabat', active: true },
  { id: 59, ville: 'Salé', name: 'Salé', active: true },
  { id: 60, ville: 'Oujda', name: 'Oujda', active: false },
  { id: 61, ville: 'Nulle part', name: 'Nulle part', active: true },
] as const;
const PAGE = 4;

const done = (data: object) => ({ status: 200, body: { success: true, message: 'OK', data } });
const listed = (all: readonly object[], page: number) => ({
  status: 200,
  body: {
    success: true,
    data: all.slice((page - 1) * PAGE, page * PAGE),
    current_page: page,
    last_page: Math.max(1, Math.ceil(all.length / PAGE)),
    total: all.length,
  },
});

export type SenditStandIn = Awaited<ReturnType<typeof startSendit>>;

/** Sendit's HTTP interface on this machine, as those who call it describe it. */
export async function startSendit() {
  const deliveries: Delivery[] = [];
  const requested: string[] = [];
  const faults = faultsOf();
  let token = 'token-1';
  let made = 0;
  let refusal: string | null = null;

  const { url: origin, close } = await listenHere(
    createServer((request, response) => void answer(request, response)),
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requested.push(`${method} ${url}`);
    const kind = faults.of(`${method} ${url}`);
    if (failBefore(kind, request, response)) return;
    const text = Buffer.concat(chunks).toString();
    if (url.startsWith('/labels/')) return void response.end('%PDF-1.4 labels');
    const body: Readonly<Record<string, unknown>> = text === '' ? {} : JSON.parse(text);
    const isOpen = request.headers.authorization === `Bearer ${token}`;
    const given =
      kind === 'UNAUTHORIZED' || (!isOpen && url !== '/api/v1/login')
        ? { status: 401, body: { success: false, message: 'Unauthenticated.' } }
        : handle(method, new URL(url, origin), body);
    answerJson(kind, request, response, given);
  }

  function handle(
    method: string,
    { pathname, searchParams }: URL,
    body: Readonly<Record<string, unknown>>,
  ) {
    const path = pathname.replace('/api/v1', '');
    const page = Number(searchParams.get('page') ?? 1);
    if (path === '/login') return logIn(body);
    if (path === '/districts') return listed(DISTRICTS, page);
    if (path === '/deliveries/getlabels') {
      return done({
        filePrint: true,
        fileUrl: `${origin}/labels/${String(body.codesToPrint)}.pdf`,
      });
    }
    if (path === '/deliveries' && method === 'POST') return create(body);
    if (path === '/deliveries') {
      const query = searchParams.get('querystring') ?? '';
      const found = deliveries.filter(({ code, name, phone }) =>
        [code, name, phone].some((text) => text.includes(query)),
      );
      return listed(found, page);
    }
    const delivery = deliveries.find(({ code }) => path === `/deliveries/${code}`);
    if (!delivery) return { status: 404, body: { success: false, message: 'Introuvable' } };
    if (method === 'DELETE') deliveries.splice(deliveries.indexOf(delivery), 1);
    return done(delivery);
  }

  function logIn({
    public_key: publicKey,
    secret_key: secretKey,
  }: Readonly<Record<string, unknown>>) {
    if (publicKey !== SENDIT_KEYS.publicKey || secretKey !== SENDIT_KEYS.secretKey) {
      const message = `Clés inconnues : ${String(publicKey)}, ${String(secretKey)}`;
      return { status: 401, body: { success: false, message } };
    }
    return done({ token, name: 'Belle Vue' });
  }

  function create(body: Readonly<Record<string, unknown>>) {
    // Errors of Sendit come with 200 too.
    if (refusal !== null) return { status: 200, body: { success: false, message: refusal } };
    made += 1;
    const delivery = {
      code: `DH${1000 + made}`,
      reference: String(body.reference),
      phone: String(body.phone),
      district_id: String(body.district_id),
      amount: Number(body.amount),
      name: String(body.name),
      option_exchange: Number(body.option_exchange),
      products: String(body.products),
      status: 'PENDING',
      lastActionAt: '2026-11-01 08:00:00',
    };
    deliveries.unshift(delivery);
    return done(delivery);
  }

  return {
    /** For `SENDIT_URL`. */
    url: `${origin}/api/v1`,
    deliveries,
    requested,
    fail: faults.fail,
    /** Refuses new parcels with these words. */
    refuse(words: string | null): void {
      refusal = words;
    },
    /** Ends the sessions so far. */
    expire(): void {
      token = `token-${Math.random()}`;
    },
    close,
  };
}

/** An event of Sendit, signed in one of its two ways. */
export function senditEvent(
  about: {
    readonly code: string;
    readonly newStatus: string;
    readonly at?: string;
    readonly message?: string;
  },
  encoding: 'hex' | 'base64' = 'hex',
) {
  const { code, newStatus, at = '2026-11-02T10:00:00+00:00', message } = about;
  const body = JSON.stringify({
    event: 'delivery.status.update',
    code,
    oldStatus: 'PENDING',
    newStatus,
    lastActionAt: at,
    message,
  });
  return { body, signature: senditSignature(body, encoding) };
}

export const senditSignature = (body: string, encoding: 'hex' | 'base64' = 'hex') =>
  createHmac('sha256', SENDIT_KEYS.webhookSecret).update(body).digest(encoding);
