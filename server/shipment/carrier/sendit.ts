import type { IncomingHttpHeaders } from 'node:http';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from '../../shared/secret-token.ts';
import { wholeDirhams } from '../shipment.rules.ts';
import {
  BadCarrierEvent,
  type CarrierRefused,
  CarrierUnavailable,
  type Carrier,
  type CarrierEvent,
  type CarrierPlace,
  type SentEvent,
} from './carrier.ts';
import {
  askCarrier,
  fetchBytes,
  instantIn,
  refusedWith,
  wordsOf,
  type CarrierHttp,
} from './carrier.http.ts';
import { readSenditState } from './sendit.states.ts';

export const SENDIT_URL = 'https://app.sendit.ma/api/v1';
const SIGNATURE_HEADER = 'x-sendit-signature';
const EVENT = 'delivery.status.update';
/** A search by phone, and all districts, have fewer. */
const MAX_PAGES = 50;

export interface SenditKeys {
  readonly publicKey: string;
  readonly secretKey: string;
  /** Events are signed with it; with the secret key where it is not set. */
  readonly webhookSecret: string | null;
  readonly pickupDistrictId: string;
}

const word = z.union([z.string(), z.number()]).transform(String);
const login = z.object({ data: z.object({ token: z.string().min(1) }) });
const delivery = z.object({
  code: word,
  reference: word.nullish(),
  status: z.string().nullish(),
  lastActionAt: z.string().nullish(),
  last_action_at: z.string().nullish(),
  updated_at: z.string().nullish(),
  message: z.string().nullish(),
});
const oneDelivery = z.object({ data: delivery });
const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), last_page: z.coerce.number().int().nullish() });
const district = z.object({
  id: word,
  ville: z.string().nullish(),
  name: z.string(),
  active: z.union([z.boolean(), z.number(), z.string()]).nullish(),
});
const labels = z.object({ data: z.object({ fileUrl: z.string() }) });
const event = z.object({
  event: z.string().optional(),
  code: word,
  newStatus: z.string(),
  lastActionAt: z.string().nullish(),
  message: z.string().nullish(),
});
const refusal = z.object({ success: z.literal(false) }).loose();

/** Tokens outlive an adapter, which is made for each use. */
export type SenditTokens = Map<string, string>;

export function createSendit(
  { publicKey, secretKey, webhookSecret, pickupDistrictId }: SenditKeys,
  http: CarrierHttp,
  tokens: SenditTokens,
): Carrier {
  const secrets = [publicKey, secretKey, webhookSecret ?? ''];
  const tokenKey = `${http.baseUrl} ${publicKey} ${secretKey}`;

  async function logIn(): Promise<string> {
    const { status, json } = await askCarrier(http, '/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ public_key: publicKey, secret_key: secretKey }),
    });
    const parsed = login.safeParse(json);
    if (status >= 400 || !parsed.success) throw refusedOf(status, json);
    tokens.set(tokenKey, parsed.data.data.token);
    return parsed.data.data.token;
  }

  function refusedOf(status: number, json: unknown): CarrierRefused | CarrierUnavailable {
    const { message = null } =
      z.object({ message: z.string().nullish() }).safeParse(json).data ?? {};
    const isRefusal = status >= 400 || refusal.safeParse(json).success;
    if (isRefusal) return refusedWith(message ?? `HTTP ${status}`, secrets);
    return new CarrierUnavailable(`status ${status} without a result`);
  }

  /** Null for a 404. */
  async function ask<T>(
    answer: z.ZodType<T>,
    path: string,
    { method = 'GET', body }: { readonly method?: string; readonly body?: object } = {},
  ): Promise<T | null> {
    const request = async (token: string) =>
      askCarrier(http, path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    const known = tokens.get(tokenKey);
    let { status, json } = await request(known ?? (await logIn()));
    if (status === 401 && known !== undefined) {
      // The token has expired; nothing was done.
      ({ status, json } = await request(await logIn()));
    }
    if (status === 404) return null;
    const parsed = answer.safeParse(json);
    if (status >= 300 || refusal.safeParse(json).success || !parsed.success) {
      throw refusedOf(status, json);
    }
    return parsed.data;
  }

  async function allOf<T>(item: z.ZodType<T>, path: string): Promise<readonly T[]> {
    const found: T[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const separator = path.includes('?') ? '&' : '?';
      const answer = await ask(pageOf(item), `${path}${separator}page=${page}`);
      found.push(...(answer?.data ?? []));
      if (!answer || answer.data.length === 0 || page >= (answer.last_page ?? 1)) return found;
    }
    throw new CarrierUnavailable('a list without an end');
  }

  return {
    async createShipment(parcel) {
      const made = await ask(oneDelivery, '/deliveries', {
        method: 'POST',
        body: {
          pickup_district_id: pickupDistrictId,
          district_id: parcel.cityId,
          name: parcel.name,
          amount: wholeDirhams(parcel.amount),
          address: parcel.street,
          phone: parcel.phone,
          comment: '',
          reference: parcel.reference,
          allow_open: parcel.allowsOpening ? 1 : 0,
          allow_try: parcel.allowsOpening ? 1 : 0,
          products: productsOf(parcel.products),
          option_exchange: parcel.takesBack ? 1 : 0,
        },
      });
      if (!made) throw refusedWith('HTTP 404', secrets);
      return { trackingNumber: made.data.code };
    },
    async cancelShipment(trackingNumber) {
      const done = z.object({}).loose();
      await ask(done, `/deliveries/${encodeURIComponent(trackingNumber)}`, { method: 'DELETE' });
    },
    async findByReference({ reference, phone }) {
      // The search does not know references.
      const path = `/deliveries?querystring=${encodeURIComponent(phone)}`;
      const found = await allOf(delivery, path);
      const same = found.find((each) => each.reference === reference);
      return same ? { trackingNumber: same.code } : null;
    },
    async track(trackingNumbers) {
      const found = new Map<string, readonly CarrierEvent[]>();
      for (const number of trackingNumbers) {
        const answer = await ask(oneDelivery, `/deliveries/${encodeURIComponent(number)}`);
        const { status } = answer?.data ?? {};
        if (!answer || typeof status !== 'string') continue;
        const { lastActionAt, last_action_at: acted, updated_at: updated, message } = answer.data;
        const at = instantIn(lastActionAt ?? acted ?? updated);
        found.set(number, [eventOf(status, at, message, secrets)]);
      }
      return found;
    },
    async labels(trackingNumbers) {
      const body = { codesToPrint: trackingNumbers.join(','), printFormat: 1 };
      const answer = await ask(labels, '/deliveries/getlabels', { method: 'POST', body });
      if (!answer) throw refusedWith('HTTP 404', secrets);
      const url = fileUrlOf(answer.data.fileUrl, http.baseUrl);
      if (url === null) throw new CarrierUnavailable('labels elsewhere');
      const { status, bytes } = await fetchBytes(url, http.timeoutMs);
      if (status !== 200 || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
        throw new CarrierUnavailable('labels that are no PDF');
      }
      return bytes;
    },
    async cities() {
      const found = await allOf(district, '/districts');
      const active = found.filter((each) => !['false', '0'].includes(String(each.active)));
      return active.map(placeOf);
    },
    readEvent: (body, headers) =>
      readSenditEvent({ secret: webhookSecret ?? secretKey, secrets }, body, headers),
  };
}

const productsOf = (
  products: ReadonlyArray<{ readonly name: string; readonly quantity: number }>,
) =>
  products
    .map(({ name, quantity }) => `${quantity} × ${name}`)
    .join(', ')
    .slice(0, 500);

function eventOf(
  raw: string,
  at: string | null,
  message: string | null | undefined,
  secrets: readonly string[],
): CarrierEvent {
  return {
    at,
    ...readSenditState(raw),
    raw: wordsOf(raw, secrets) ?? '',
    text: wordsOf(message, secrets),
  };
}

function placeOf({ id, ville, name }: z.infer<typeof district>): CarrierPlace {
  const city = ville?.trim() || name.trim();
  return { id, name: city, district: city === name.trim() ? null : name.trim() };
}

/** Labels lie on a host of the carrier's; others get no request. */
function fileUrlOf(text: string, baseUrl: string): string | null {
  if (!URL.canParse(text, baseUrl)) return null;
  const [file, base] = [new URL(text, baseUrl), new URL(baseUrl)];
  const domain = base.hostname.split('.').slice(-2).join('.');
  const isNear = file.hostname === base.hostname || file.hostname.endsWith(`.${domain}`);
  return isNear && file.protocol === base.protocol ? file.href : null;
}

/** Throws BadCarrierEvent. Null for an event about something else. */
function readSenditEvent(
  { secret, secrets }: { readonly secret: string; readonly secrets: readonly string[] },
  body: Buffer,
  headers: IncomingHttpHeaders,
): SentEvent | null {
  const given = headers[SIGNATURE_HEADER];
  const digest = createHmac('sha256', secret).update(body).digest();
  const signatures = [digest.toString('hex'), digest.toString('base64')];
  if (
    typeof given !== 'string' ||
    !signatures.some((signature) => isSameSecret(given.trim(), signature))
  ) {
    throw new BadCarrierEvent('SIGNATURE');
  }
  const json = parse(body);
  const named = z.object({ event: z.string() }).safeParse(json).data?.event;
  if (named !== undefined && named !== EVENT) return null;
  const parsed = event.safeParse(json);
  if (!parsed.success) throw new BadCarrierEvent('UNREADABLE');
  const { code, newStatus, lastActionAt, message } = parsed.data;
  return {
    trackingNumber: code,
    event: eventOf(newStatus, instantIn(lastActionAt), message, secrets),
  };
}

function parse(body: Buffer): unknown {
  try {
    const json: unknown = JSON.parse(body.toString('utf8'));
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json;
  } catch {
    // Refused below.
  }
  throw new BadCarrierEvent('UNREADABLE');
}
