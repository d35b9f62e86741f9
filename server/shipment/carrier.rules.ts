import { MAX_PRICE, type Centimes } from '#shared/money.ts';
import { readText, Reading } from '../shared/form.ts';
import { Refusal } from '../shared/problems.ts';
import { KINDS, type CarrierKind } from './carrier/kinds.ts';
import { FILE_CARRIER } from './shipment.follow.ts';
import type { CarrierRecord } from './shipment.records.ts';

export const MAX_CARRIERS = 20;
const MAX_NAME = 60;
const MAX_CREDENTIAL = 500;
const MAX_PAGE = 300;
/** Shorter ones would be shown almost whole. */
const MIN_SHOWN = 8;

const NOTHING = {
  credentials: [],
  cashLimit: null,
  deliveryFee: null,
  returnFee: null,
  refusalFee: null,
  trackingUrl: null,
  isActive: true,
  version: 0,
} as const;

/** Carriers that a shop has without having added them, until it changes them. */
export const BUILT_IN: readonly CarrierRecord[] = [
  { ...NOTHING, ...FILE_CARRIER, createdAt: '2000-01-01T00:00:00.000Z' },
  {
    ...NOTHING,
    id: 'test',
    kind: 'TEST',
    name: 'Test',
    createdAt: '2000-01-01T00:00:01.000Z',
  },
];

export interface CarrierInput {
  readonly id?: string | null | undefined;
  readonly kind?: CarrierKind | null | undefined;
  readonly name?: string | null | undefined;
  readonly isActive?: boolean | null | undefined;
  readonly credentials?: readonly CredentialInput[] | null | undefined;
  readonly cashLimit?: Centimes | null | undefined;
  readonly deliveryFee?: Centimes | null | undefined;
  readonly returnFee?: Centimes | null | undefined;
  readonly refusalFee?: Centimes | null | undefined;
  readonly trackingUrl?: string | null | undefined;
}

interface CredentialInput {
  readonly name: string;
  readonly value: string;
}

interface Making {
  readonly id: string;
  readonly now: Date;
  seal(value: string, about: string): string;
}

export const aboutCredential = (carrierId: string, name: string) => `${carrierId}|${name}`;

/** Returns a carrier without anything but its kind. Refuses with REQUIRED, INVALID. */
export function newCarrier({ kind, name }: CarrierInput, { id, now }: Making): CarrierRecord {
  if (kind == null) throw new Refusal({ code: 'REQUIRED', reason: 'CARRIER_KIND', field: 'kind' });
  if (name == null) throw new Refusal({ code: 'REQUIRED', reason: 'FIELD', field: 'name' });
  return { ...NOTHING, id, kind, name, createdAt: now.toISOString() };
}

/** Returns it with what is given; null removes a sum or a page. Refuses with REQUIRED, INVALID. */
export function changedCarrier(
  before: CarrierRecord,
  input: CarrierInput,
  { id, seal }: Making,
): CarrierRecord {
  const reading = new Reading();
  const { kind } = before;
  if (input.kind != null && input.kind !== kind) {
    reading.problems.push({ code: 'INVALID', reason: 'CARRIER_KIND', field: 'kind' });
  }
  const after: CarrierRecord = {
    ...before,
    name: input.name == null ? before.name : reading.read(() => readName(input.name), before.name),
    isActive: input.isActive ?? before.isActive,
    cashLimit: sumOf('cashLimit'),
    deliveryFee: sumOf('deliveryFee'),
    returnFee: sumOf('returnFee'),
    refusalFee: sumOf('refusalFee'),
    trackingUrl:
      input.trackingUrl === undefined
        ? before.trackingUrl
        : reading.read(() => readPage(input.trackingUrl), null),
    credentials: reading.read(() => withCredentials(), before.credentials),
  };
  reading.end();
  return after;

  function sumOf(field: 'cashLimit' | 'deliveryFee' | 'returnFee' | 'refusalFee'): Centimes | null {
    const sum = input[field];
    if (sum === undefined || sum === null) return sum === undefined ? before[field] : null;
    if (sum >= 0 && sum <= MAX_PRICE) return sum;
    reading.problems.push({ code: 'INVALID', reason: 'AMOUNT', field, max: MAX_PRICE });
    return null;
  }

  function withCredentials(): CarrierRecord['credentials'] {
    const known = KINDS[kind].credentials;
    const given = new Map<string, string>();
    for (const [at, { name, value }] of (input.credentials ?? []).entries()) {
      const field = `credentials.${at}`;
      if (!known.includes(name)) {
        const code = 'INVALID';
        throw new Refusal({ code, reason: 'CARRIER_CREDENTIAL', field, text: name, known });
      }
      given.set(name, readText(value, `${field}.value`, MAX_CREDENTIAL));
    }
    return known.flatMap((name) => {
      const value = given.get(name);
      const earlier = before.credentials.find((each) => each.name === name);
      if (value === undefined) return earlier ?? [];
      if (value === '') return [];
      const isShown = KINDS[kind].shown.includes(name);
      const lastFour = isShown ? value : value.length < MIN_SHOWN ? '' : value.slice(-4);
      return { name, sealed: seal(value, aboutCredential(id, name)), lastFour };
    });
  }
}

function readName(value: unknown): string {
  const name = readText(value, 'name', MAX_NAME);
  if (name !== '') return name;
  throw new Refusal({ code: 'REQUIRED', reason: 'FIELD', field: 'name' });
}

function readPage(value: unknown): string | null {
  if (value === null) return null;
  const text = readText(value, 'trackingUrl', MAX_PAGE);
  if (text === '') return null;
  const url = text.includes('{numero}') && URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' && !url.username && !url.password) return text;
  throw new Refusal({ code: 'INVALID', reason: 'CARRIER_PAGE', field: 'trackingUrl' });
}
