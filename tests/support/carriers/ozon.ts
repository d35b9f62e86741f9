import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenHere } from '../http/local-server.ts';
import { answerJson, failBefore, faultsOf } from './faults.ts';

export const OZON_KEYS = {
  customerId: '424242',
  apiKey: 'ozon-key-of-the-tests-9f8e',
} as const;

export const ozonCredentials = Object.entries(OZON_KEYS).map(([name, value]) => ({ name, value }));

interface Parcel {
  readonly number: string;
  readonly fields: ReadonlyMap<string, string>;
  readonly history: Array<{
    readonly STATUT: string;
    readonly COMMENT: string | null;
    readonly TIME_STR: string;
  }>;
}

const CITIES = {
  '37': { ID: 37, REF: 'AGA', NAME: 'Agadir', 'DELIVERED-PRICE': 35 },
  '41': { ID: 41, REF: 'CMA', NAME: 'Casablanca – Maarif', 'DELIVERED-PRICE': 20 },
  '42': { ID: 42, REF: 'CAS', NAME: 'Casablanca – Ain Sebaa', 'DELIVERED-PRICE': 20 },
  '58': { ID: 58, REF: 'RBA', NAME: 'Rabat', 'DELIVERED-PRICE': 30 },
} as const;

const CHECKED = { CHECK_API: { RESULT: 'SUCCESS', MESSAGE: 'VALIDE API CREDENTIALS' } };

export type OzonStandIn = Awaited<ReturnType<typeof startOzon>>;

/** Ozon Express's HTTP interface on this machine, as those who call it describe it. */
export async function startOzon() {
  const parcels: Parcel[] = [];
  const requested: string[] = [];
  const faults = faultsOf();
  let refusal: string | null = null;

  const { url, close } = await listenHere(
    createServer((request, response) => void answer(request, response)),
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '' } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requested.push(`${method} ${path.replace(/\/customers\/[^/]+\/[^/]+/, '')}`);
    const kind = faults.of(`${method} ${path}`);
    if (failBefore(kind, request, response)) return;
    if (path === '/cities') {
      return answerJson(kind, request, response, { status: 200, body: { CITIES, DEBUG: null } });
    }
    const [, folder, id, key, action] = path.split('/');
    const isKnown =
      folder === 'customers' &&
      id === OZON_KEYS.customerId &&
      key === OZON_KEYS.apiKey &&
      kind !== 'UNAUTHORIZED';
    const body = isKnown
      ? { ...CHECKED, ...(await handle(action ?? '', request, Buffer.concat(chunks))) }
      : // It repeats what it was given.
        { CHECK_API: { RESULT: 'ERROR', MESSAGE: `Please verify your API Key ${key} of ${id}` } };
    answerJson(kind, request, response, { status: 200, body });
  }

  async function handle(action: string, request: IncomingMessage, bytes: Buffer): Promise<object> {
    const type = request.headers['content-type'] ?? '';
    const numbers: string[] = [];
    const fields = new Map<string, string>();
    if (type.startsWith('application/json')) {
      const { 'tracking-number': given } = JSON.parse(bytes.toString()) as Record<string, string[]>;
      numbers.push(...(given ?? []));
    } else {
      const form = await new Response(new Uint8Array(bytes), {
        headers: { 'content-type': type },
      }).formData();
      for (const [name, value] of form) fields.set(name, String(value));
      numbers.push(fields.get('tracking-number') ?? '');
    }
    return action === 'tracking' ? track(numbers, type) : add(fields);
  }

  function track(numbers: readonly string[], type: string): object {
    const found = numbers.map((number) => {
      const parcel = parcels.find((each) => each.number === number);
      if (!parcel)
        return { RESULT: 'ERROR', MESSAGE: 'Colis introuvable', 'TRACKING-NUMBER': number };
      const last = parcel.history.at(-1);
      const HISTORY = Object.fromEntries(parcel.history.map((each, at) => [String(at + 1), each]));
      return { RESULT: 'SUCCESS', 'TRACKING-NUMBER': number, LAST_TRACKING: last, HISTORY };
    });
    return { TRACKING: type.startsWith('application/json') ? found : found[0] };
  }

  /** Errors come with status 200. */
  function add(fields: ReadonlyMap<string, string>): object {
    const number = fields.get('tracking-number') || `OZ${1000 + parcels.length}`;
    const isTaken = parcels.some((each) => each.number === number);
    const words = refusal ?? (isTaken ? 'Ce numéro existe déjà' : null);
    if (words !== null) return { 'ADD-PARCEL': { RESULT: 'ERROR', MESSAGE: words } };
    parcels.push({
      number,
      fields,
      history: [{ STATUT: 'Nouveau Colis', COMMENT: null, TIME_STR: '2026-11-01 08:00' }],
    });
    return {
      'ADD-PARCEL': {
        RESULT: 'SUCCESS',
        MESSAGE: 'Colis ajouté',
        'NEW-PARCEL': { 'TRACKING-NUMBER': number },
      },
    };
  }

  return {
    /** For `OZON_URL`. */
    url,
    parcels,
    requested,
    fail: faults.fail,
    /** Refuses new parcels with these words. */
    refuse(words: string | null): void {
      refusal = words;
    },
    /** Moves a parcel on, in the carrier's own words. */
    say(number: string, STATUT: string, TIME_STR: string, COMMENT: string | null = null): void {
      parcels.find((each) => each.number === number)?.history.push({ STATUT, COMMENT, TIME_STR });
    },
    close,
  };
}
