import { z } from 'zod';
import { dirhams, type Centimes } from '#shared/money.ts';

export const carrierKind = z.enum(['FILE', 'SENDIT', 'OZON', 'TEST']);
export type CarrierKind = z.infer<typeof carrierKind>;

interface KindOfCarrier {
  readonly credentials: readonly string[];
  /** Credentials that are no secret. */
  readonly shown: readonly string[];
  /** Credentials without which it cannot be called. */
  readonly required: readonly string[];
  readonly takesWholeDirhams: boolean;
  /** The carrier's own limit of cash for a parcel; null for none. */
  readonly maxCash: Centimes | null;
  readonly needsCities: boolean;
  readonly hasLabels: boolean;
  /** Whether it cancels parcels by its interface. */
  readonly cancels: boolean;
  /** Whether it sends events by itself. */
  readonly sendsEvents: boolean;
  /** Minutes between two queries for events; null for never. */
  readonly askEveryMinutes: number | null;
  /** Characters that it cannot take in a name. */
  readonly forbidden: RegExp | null;
}

const SEPARATORS = /[|;:\r\n]/;

export const KINDS: Readonly<Record<CarrierKind, KindOfCarrier>> = {
  FILE: {
    credentials: [],
    shown: [],
    required: [],
    takesWholeDirhams: false,
    maxCash: null,
    needsCities: false,
    hasLabels: false,
    cancels: false,
    sendsEvents: false,
    askEveryMinutes: null,
    forbidden: null,
  },
  SENDIT: {
    credentials: ['publicKey', 'secretKey', 'webhookSecret', 'pickupDistrictId'],
    shown: ['pickupDistrictId'],
    required: ['publicKey', 'secretKey', 'pickupDistrictId'],
    takesWholeDirhams: true,
    maxCash: dirhams(5000),
    needsCities: true,
    hasLabels: true,
    cancels: true,
    sendsEvents: true,
    // Events that were sent while the shop was away.
    askEveryMinutes: 180,
    forbidden: SEPARATORS,
  },
  OZON: {
    credentials: ['customerId', 'apiKey'],
    shown: [],
    required: ['customerId', 'apiKey'],
    takesWholeDirhams: true,
    maxCash: null,
    needsCities: true,
    hasLabels: false,
    cancels: false,
    sendsEvents: false,
    askEveryMinutes: 20,
    forbidden: SEPARATORS,
  },
  TEST: {
    credentials: [],
    shown: [],
    required: [],
    takesWholeDirhams: false,
    maxCash: null,
    needsCities: false,
    hasLabels: false,
    cancels: true,
    sendsEvents: false,
    askEveryMinutes: null,
    forbidden: SEPARATORS,
  },
};

/** Where a carrier sends its events. */
export const webhookPath = (carrierId: string) =>
  `/webhooks/carriers/${encodeURIComponent(carrierId)}`;
