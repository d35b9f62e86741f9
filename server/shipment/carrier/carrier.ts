import type { IncomingHttpHeaders } from 'node:http';
import type { Centimes } from '#shared/money.ts';
import type { CarrierRecord } from '../shipment.records.ts';
import type { ShipmentStatus } from '../shipment.states.ts';

/** Data of an order that its carrier is given. */
export interface Parcel {
  /** The shop's own, which the carrier keeps. */
  readonly reference: string;
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  /** The carrier's id; empty where it needs none. */
  readonly cityId: string;
  readonly city: string;
  readonly amount: Centimes;
  readonly allowsOpening: boolean;
  /** Whether the courier takes the earlier goods of an exchange. */
  readonly takesBack: boolean;
  readonly products: ReadonlyArray<{ readonly name: string; readonly quantity: number }>;
}

/** A parcel as the carrier knows it. */
export interface KnownParcel {
  readonly trackingNumber: string;
}

export interface CarrierEvent {
  /** UTC; null where the carrier does not say. */
  readonly at: string | null;
  /** Null for what the shop does not know, or takes for no state. */
  readonly status: ShipmentStatus | null;
  /** Whether a part of it was delivered, which is no state. */
  readonly isPartial?: boolean;
  /** The carrier's own word for the state. */
  readonly raw: string;
  /** Its words about it; null for none. */
  readonly text: string | null;
}

export interface CarrierPlace {
  readonly id: string;
  readonly name: string;
  /** Part of the city; null for all of it. */
  readonly district: string | null;
}

/** An event that a carrier sent by itself. */
export interface SentEvent {
  readonly trackingNumber: string;
  readonly event: CarrierEvent;
}

/** The carrier answered, and has done nothing. Its words are scrubbed of what may not be shown. */
export class CarrierRefused extends Error {
  /** Null where the shop has no words of the carrier's, such as for credentials that cannot be read. */
  readonly words: string | null;

  constructor(words: string | null) {
    super('The carrier refuses');
    this.name = 'CarrierRefused';
    this.words = words;
  }
}

/** No reliable answer: the request may have had its effect. It names no address, which may hold credentials. */
export class CarrierUnavailable extends Error {
  constructor(reason: string) {
    super(`The carrier gave no usable answer: ${reason}`);
    this.name = 'CarrierUnavailable';
  }
}

/** UNREADABLE: not an event of this carrier. */
export class BadCarrierEvent extends Error {
  readonly reason: 'SIGNATURE' | 'UNREADABLE';

  constructor(reason: 'SIGNATURE' | 'UNREADABLE') {
    super(reason);
    this.name = 'BadCarrierEvent';
    this.reason = reason;
  }
}

/**
 * A carrier's interface. Every request ends within some seconds, and throws CarrierRefused or
 * CarrierUnavailable.
 */
export interface Carrier {
  createShipment(parcel: Parcel): Promise<KnownParcel>;
  cancelShipment(trackingNumber: string): Promise<void>;
  /** Null if the carrier knows no parcel with this reference. */
  findByReference(parcel: Pick<Parcel, 'reference' | 'phone'>): Promise<KnownParcel | null>;
  /** Returns events by tracking number; unknown ones are missing. */
  track(trackingNumbers: readonly string[]): Promise<ReadonlyMap<string, readonly CarrierEvent[]>>;
  /** Returns a PDF; null where the carrier has no labels. */
  labels(trackingNumbers: readonly string[]): Promise<Buffer | null>;
  cities(): Promise<readonly CarrierPlace[]>;
  /** `body` must be the unmodified bytes. Throws BadCarrierEvent. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): SentEvent | null;
}

/** Connects the shop to its carriers. */
export interface Carriers {
  /** Whether the carrier that is played may be used. */
  readonly isTestOn: boolean;
  connect(carrier: CarrierRecord): Carrier;
  /** Encrypts a credential; `about` binds it to its carrier and name. */
  seal(value: string, about: string): string;
}
