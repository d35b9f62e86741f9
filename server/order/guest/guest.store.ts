import { v4 as uuid } from 'uuid';
import type { z } from 'zod';
import { createdCursor, createdPlace, type CreatedQuery } from '../../shared/paging.ts';
import { nationalPhone } from '../../shared/phone.ts';
import { instant, record, text } from '../../shared/record.ts';
import { searchedText } from '../../shared/search-tokens.ts';
import { collectionOf } from '../../storage/collection.ts';
import { findPage } from '../../storage/lists.ts';
import { indexOn, searchedIndexOn, SEPARATOR, type Index, type Rows } from '../../storage/rows.ts';

const guestRecord = record({
  id: text,
  /** Key of the guest, as `nationalPhone` writes it. */
  phone: text,
  /** Name of the latest order, whose e-mail and city follow. */
  name: text,
  email: text.nullable(),
  city: text,
  /** Time of the first order. */
  createdAt: instant,
  /** Time and id of the latest order. */
  latestOrder: text,
});
/** A buyer without an account. Their orders make the row, in the transactions that save these. */
export type GuestRecord = z.infer<typeof guestRecord>;

/** Fields of orders from which guests are derived. */
interface PlacedOrder {
  readonly id: string;
  readonly customerId: string | null;
  readonly placedAt: string;
  readonly shippingInfo: {
    readonly name: string;
    readonly phone: string | null;
    readonly email: string | null;
    readonly city: string;
  };
}

export const guests = collectionOf('guests', guestRecord);

const guestsById = indexOn(guests, 'guestsById', ({ id }) => [id]);
const listedGuests = searchedIndexOn(guests, 'searchedGuests', (guest) => [
  `${createdPlace(guest)}${SEPARATOR}${searchedTextOfGuest(guest)}`,
]);
export const guestIndexes: readonly Index[] = [guestsById, listedGuests];

/** Folded. */
export function searchedTextOfGuest({ name, email, city, phone }: GuestRecord): string {
  return searchedText(phone, name, email ?? '', city);
}

/** Null for orders of accounts, and for those without a phone: at the counter, or anonymised. */
export function guestPhoneOf({ customerId, shippingInfo }: PlacedOrder): string | null {
  const { phone } = shippingInfo;
  return customerId === null && phone ? nationalPhone(phone) : null;
}

/** Identifies the buyer: the id of an account or the phone of a guest. */
export function buyerOf(order: PlacedOrder): string | null {
  return order.customerId ?? guestPhoneOf(order);
}

/** The guest of a single order; `guestId` is not the order's, which may leave this guest for another one. */
function guestOf(
  { id, placedAt, shippingInfo }: PlacedOrder,
  phone: string,
  guestId: string,
): GuestRecord {
  const { name, email, city } = shippingInfo;
  return {
    id: guestId,
    phone,
    name,
    email,
    city,
    createdAt: placedAt,
    latestOrder: `${placedAt} ${id}`,
  };
}

/** One guest of two rows with the same phone and id; of the same order, the second counts. */
function mergeGuests(one: GuestRecord, other: GuestRecord): GuestRecord {
  const latest = one.latestOrder > other.latestOrder ? one : other;
  const createdAt = one.createdAt < other.createdAt ? one.createdAt : other.createdAt;
  return { ...latest, createdAt };
}

interface SavedOrders<O extends PlacedOrder> {
  /** The orders before the change, by id. */
  readonly before: ReadonlyMap<string, O>;
  readonly saved: readonly O[];
  readonly ofPhone: (phone: string) => Promise<readonly O[]>;
}

/** Must run after orders were saved, within their transaction. */
export async function saveGuests<O extends PlacedOrder>(
  rows: Rows,
  { before, saved, ofPhone }: SavedOrders<O>,
): Promise<void> {
  const last = new Map(saved.map((order) => [order.id, order]));
  const changed = [...last.values()].filter((order) => !isSameGuest(before.get(order.id), order));
  const joined = changed.map(guestPhoneOf).filter((phone) => phone !== null);
  const left = changed
    .map(({ id }) => before.get(id))
    .map((order) => order && guestPhoneOf(order))
    .filter((phone) => typeof phone === 'string');
  if (joined.length + left.length === 0) return;
  const known = new Map(await rows.getMany(guests, [...joined, ...left]));
  for (const order of changed) {
    const phone = guestPhoneOf(order);
    if (phone === null) continue;
    const guest = known.get(phone);
    const made = guestOf(order, phone, guest?.id ?? uuid());
    known.set(phone, guest ? mergeGuests(guest, made) : made);
  }
  for (const phone of left) {
    const id = known.get(phone)?.id ?? uuid();
    const [first, ...others] = (await ofPhone(phone)).map((order) => guestOf(order, phone, id));
    if (first) known.set(phone, others.reduce(mergeGuests, first));
    else known.delete(phone);
  }
  await rows.remove(
    guests,
    left.filter((phone) => !known.has(phone)),
  );
  for (const [phone, guest] of known) await rows.put(guests, phone, guest);
}

function isSameGuest(before: PlacedOrder | undefined, after: PlacedOrder): boolean {
  if (!before || guestPhoneOf(before) !== guestPhoneOf(after)) return false;
  const [was, is] = [before.shippingInfo, after.shippingInfo];
  return was.name === is.name && was.email === is.email && was.city === is.city;
}

export function guestsOf(rows: Rows) {
  return {
    guest: async (id: string) => (await rows.find(guestsById, { value: id }, { first: 1 }))[0],
    /** Guests by phone, see `nationalPhone`. */
    guestsByPhone: (phones: readonly string[]) => rows.getMany(guests, phones),
    /** Newest first; the search is of names, e-mails, cities and phones. */
    guestPage: ({ search, first, after }: CreatedQuery) =>
      findPage(rows, listedGuests, {
        containing: search,
        first,
        after: after && createdPlace(after),
        cursorOf: createdCursor,
      }),
  };
}
