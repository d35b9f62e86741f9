import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

import { graphql } from './generated/index.ts';
import type { GuestCartQuery } from './generated/graphql.ts';
import { isRecord, readEntry, removeEntry, writeEntry } from './storage.ts';

/** A line of the visitor's cart. */
export type GuestCartLine = GuestCartQuery['guestCart'][number];

const maxLines = 100;
const maxQuantity = 99;
// One empty array, so that components do not see a new cart at every render.
const noLines: GuestCartLine[] = [];

const guestCartQuery = graphql(`
  query GuestCart {
    guestCart @client {
      productId
      quantity
    }
  }
`);

/** The visitor's cart; always an array, the same one until it changes. */
export function useGuestCart(): GuestCartLine[] {
  const { data } = useQuery(guestCartQuery, { fetchPolicy: 'cache-only' });
  return data?.guestCart ?? noLines;
}

/** The visitor's cart, outside of components. */
export function readGuestCart(cache: ApolloCache): GuestCartLine[] {
  return cache.readQuery({ query: guestCartQuery })?.guestCart ?? noLines;
}

/**
 * Sets how many pieces of a product the visitor's cart holds, kept within 1 and 99; a new line comes
 * last unless `place` says where. Returns false, and changes nothing, when the cart already has 100
 * other lines.
 */
export function setGuestLine(
  client: ApolloClient,
  productId: string,
  quantity: number,
  place = maxLines,
) {
  const lines = readGuestCart(client.cache);
  const line = { productId, quantity: clampQuantity(quantity) };
  if (lines.some((each) => each.productId === productId)) {
    keep(
      client,
      lines.map((each) => (each.productId === productId ? line : each)),
    );
    return true;
  }
  if (lines.length >= maxLines) return false;
  keep(client, [...lines.slice(0, place), line, ...lines.slice(place)]);
  return true;
}

/** Puts back the lines of an emptied cart, before what was put into it since. */
export function restoreGuestLines(client: ApolloClient, lines: readonly GuestCartLine[]) {
  const current = readGuestCart(client.cache);
  const known = new Set(current.map(({ productId }) => productId));
  const back = lines.filter(({ productId }) => !known.has(productId));
  keep(client, [...back, ...current].slice(0, maxLines));
}

/** Takes a product out of the visitor's cart. */
export function removeGuestLine(client: ApolloClient, productId: string) {
  keep(
    client,
    readGuestCart(client.cache).filter((line) => line.productId !== productId),
  );
}

/** Empties the visitor's cart. */
export function clearGuestCart(client: ApolloClient) {
  keep(client, []);
}

/**
 * Takes the visitor's cart away from every later visit and every other tab; this one goes on showing
 * it until `clearGuestCart`.
 */
export function forgetGuestCart() {
  removeEntry('guestCart');
}

/** Whether this browser keeps a cart for other tabs and later visits. */
export function isGuestCartKept() {
  return (readEntry('guestCart', parseGuestCart) ?? noLines).length > 0;
}

/** Takes up the cart that an earlier visit left, or that another tab changed. */
export function restoreGuestCart(client: ApolloClient) {
  write(client, readEntry('guestCart', parseGuestCart) ?? []);
}

/** Makes lines of what localStorage held: wrong ones are left out, undefined when it is no cart. */
export function parseGuestCart(value: unknown): GuestCartLine[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const lines = new Map<string, GuestCartLine>();
  for (const each of value) {
    const line = parseLine(each);
    if (line && !lines.has(line.productId)) lines.set(line.productId, line);
  }
  return [...lines.values()].slice(0, maxLines);
}

function parseLine(value: unknown): GuestCartLine | undefined {
  if (!isRecord(value)) return undefined;
  const { productId, quantity } = value;
  if (typeof productId !== 'string' || productId === '') return undefined;
  if (typeof quantity !== 'number' || !Number.isFinite(quantity)) return undefined;
  return { productId, quantity: clampQuantity(quantity) };
}

function clampQuantity(quantity: number) {
  return Math.min(maxQuantity, Math.max(1, Math.trunc(quantity)));
}

function keep(client: ApolloClient, lines: GuestCartLine[]) {
  if (lines.length > 0) writeEntry('guestCart', lines.map(bare));
  else removeEntry('guestCart');
  write(client, lines);
}

function write(client: ApolloClient, lines: GuestCartLine[]) {
  const guestCart = lines.map((line) => ({ __typename: 'GuestCartLine' as const, ...bare(line) }));
  client.writeQuery({ query: guestCartQuery, data: { guestCart } });
}

function bare({ productId, quantity }: GuestCartLine) {
  return { productId, quantity };
}
