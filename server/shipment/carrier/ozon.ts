import { z } from 'zod';
import { wholeDirhams } from '../shipment.rules.ts';
import {
  BadCarrierEvent,
  CarrierUnavailable,
  type Carrier,
  type CarrierEvent,
  type CarrierPlace,
} from './carrier.ts';
import { askCarrier, instantIn, refusedWith, wordsOf, type CarrierHttp } from './carrier.http.ts';
import { readOzonState } from './ozon.states.ts';

export const OZON_URL = 'https://api.ozonexpress.ma';

/** Stands in the path of each address: no error and no log may name one. */
export interface OzonKeys {
  readonly customerId: string;
  readonly apiKey: string;
}

const word = z.union([z.string(), z.number()]).transform(String);
const result = z.object({ RESULT: z.string(), MESSAGE: z.string().nullish() });
const checked = z.object({ CHECK_API: result });
const added = z.object({
  'ADD-PARCEL': result.extend({ 'NEW-PARCEL': z.object({ 'TRACKING-NUMBER': word }).nullish() }),
});
const step = z.object({
  STATUT: z.string(),
  COMMENT: z.string().nullish(),
  TIME: word.nullish(),
  TIME_STR: z.string().nullish(),
});
const steps = z
  .union([z.array(step), z.record(z.string(), step)])
  .transform((all) => Object.values(all));
const tracked = z.object({
  RESULT: z.string().optional(),
  'TRACKING-NUMBER': word,
  LAST_TRACKING: step.nullish().catch(null),
  HISTORY: steps.nullish().catch(null),
});
type Tracked = z.infer<typeof tracked>;
const cities = z.object({
  CITIES: z
    .union([
      z.array(z.object({ ID: word, NAME: z.string() })),
      z.record(z.string(), z.object({ ID: word, NAME: z.string() })),
    ])
    .transform((all) => Object.values(all)),
});

const OK = 'SUCCESS';
/** Parcels that a list did not answer are queried one by one. */
const MAX_SINGLE = 20;
/** « Casablanca – Maarif » and « Casablanca (Maarif) ». */
const DISTRICT = /^(.+?)\s+[-–—]\s+(.+)$|^(.+?)\s*\((.+)\)$/;

export function createOzon({ customerId, apiKey }: OzonKeys, http: CarrierHttp): Carrier {
  const secrets = [customerId, apiKey];
  const folder = `/customers/${encodeURIComponent(customerId)}/${encodeURIComponent(apiKey)}`;

  /** Errors come with status 200. */
  async function ask(path: string, body: FormData | object): Promise<unknown> {
    const isForm = body instanceof FormData;
    const { status, json } = await askCarrier(http, `${folder}/${path}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const check = checked.safeParse(json);
    if (check.success && check.data.CHECK_API.RESULT !== OK) {
      throw refusedWith(check.data.CHECK_API.MESSAGE ?? 'CHECK_API', secrets);
    }
    if (status >= 400) throw refusedWith(`HTTP ${status}`, secrets);
    if (!check.success) throw new CarrierUnavailable('no result');
    return json;
  }

  async function trackedIn(body: FormData | object): Promise<readonly Tracked[]> {
    const json = z.object({ TRACKING: z.unknown() }).safeParse(await ask('tracking', body)).data;
    const all = json?.TRACKING;
    const items = typeof all === 'object' && all !== null ? [all, ...Object.values(all)] : [];
    return items
      .flatMap((item: unknown) => tracked.safeParse(item).data ?? [])
      .filter((each) => (each.RESULT ?? OK) === OK);
  }

  const trackOne = (number: string) => trackedIn(formOf({ 'tracking-number': number }));

  return {
    async createShipment(parcel) {
      const json = await ask(
        'add-parcel',
        formOf({
          // Its own number is the reference: it can be looked up, and is not taken twice.
          'tracking-number': parcel.reference,
          'parcel-receiver': parcel.name,
          'parcel-phone': parcel.phone,
          'parcel-city': parcel.cityId,
          'parcel-address': parcel.street,
          'parcel-note': '',
          'parcel-price': String(wholeDirhams(parcel.amount)),
          'parcel-nature': parcel.products
            .map(({ name }) => name)
            .join(', ')
            .slice(0, 200),
          'parcel-stock': '0',
          'parcel-open': parcel.allowsOpening ? '1' : '2',
          'parcel-replace': parcel.takesBack ? '1' : '0',
          products: JSON.stringify(
            parcel.products.map(({ name, quantity }) => ({ ref: name, qnty: quantity })),
          ),
        }),
      );
      const parsed = added.safeParse(json).data?.['ADD-PARCEL'];
      if (!parsed) throw new CarrierUnavailable('no result');
      if (parsed.RESULT !== OK) throw refusedWith(parsed.MESSAGE ?? 'ADD-PARCEL', secrets);
      const number = parsed['NEW-PARCEL']?.['TRACKING-NUMBER'];
      if (number === undefined) throw new CarrierUnavailable('no number');
      return { trackingNumber: number };
    },
    async cancelShipment() {
      throw new CarrierUnavailable('it cancels on its site alone');
    },
    async findByReference({ reference }) {
      const [found] = await trackOne(reference);
      return found ? { trackingNumber: found['TRACKING-NUMBER'] } : null;
    },
    async track(trackingNumbers) {
      const wanted = new Set(trackingNumbers);
      const found = new Map<string, readonly CarrierEvent[]>();
      const note = (some: readonly Tracked[]) => {
        for (const each of some) {
          const number = each['TRACKING-NUMBER'];
          if (wanted.has(number)) found.set(number, eventsOf(each, secrets));
        }
      };
      if (wanted.size > 1) note(await trackedIn({ 'tracking-number': trackingNumbers }));
      const missing = trackingNumbers.filter((number) => !found.has(number)).slice(0, MAX_SINGLE);
      for (const number of missing) note(await trackOne(number));
      return found;
    },
    labels: async () => null,
    async cities() {
      // The list is public: the credentials need a request of their own.
      await trackOne('0');
      const { status, json } = await askCarrier(http, '/cities', {
        headers: { accept: 'application/json' },
      });
      const parsed = cities.safeParse(json);
      if (status !== 200 || !parsed.success) throw new CarrierUnavailable(`status ${status}`);
      return parsed.data.CITIES.map(placeOf);
    },
    readEvent() {
      throw new BadCarrierEvent('SIGNATURE');
    },
  };
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function placeOf({
  ID: id,
  NAME: text,
}: {
  readonly ID: string;
  readonly NAME: string;
}): CarrierPlace {
  const [, name, district, before, within] = DISTRICT.exec(text.trim()) ?? [];
  return { id, name: name ?? before ?? text.trim(), district: district ?? within ?? null };
}

function eventsOf(
  { HISTORY: history, LAST_TRACKING: last }: Tracked,
  secrets: readonly string[],
): readonly CarrierEvent[] {
  return [...(history ?? []), ...(last ? [last] : [])].map(
    ({ STATUT: raw, COMMENT: text, ...time }) => ({
      at: instantIn(time.TIME_STR) ?? instantOfSeconds(time.TIME),
      ...readOzonState(raw),
      raw: wordsOf(raw, secrets) ?? '',
      text: wordsOf(text || raw, secrets),
    }),
  );
}

function instantOfSeconds(text: string | null | undefined): string | null {
  const seconds = /^\d{9,10}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return Number.isNaN(seconds) ? null : new Date(seconds * 1000).toISOString();
}
