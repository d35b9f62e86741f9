import { deepStrictEqual } from 'node:assert/strict';
import type { Beside } from '../beside.ts';
import { sampleCart } from '../carts.ts';
import { startExpress } from '../peers/express.ts';
import { startReady, startStringify } from '../peers/limits.ts';
import { NotHere } from '../peers/packages.ts';
import { startVendure, type Vendure } from '../peers/vendure.ts';
import type { RunningShop } from '../running.ts';
import { sampleOf } from '../sample.ts';
import type { Answers, Questions } from './answers.ts';

/** Everything that the shop is measured beside. */
export interface Peers {
  readonly stringified: Readonly<Record<'list' | 'one' | 'rest', Beside>>;
  readonly ready: Readonly<Record<'list', Beside>>;
  readonly express: Beside;
  /** Null when it is not asked for, or cannot be had here. */
  readonly vendure: Vendure | null;
  /** Why it cannot. */
  readonly remarks: readonly string[];
  end(): Promise<void>;
}

/** Starts them over what the shop answers, and checks that they answer the same. */
export async function startPeers(
  shop: RunningShop,
  { requested, answers }: { readonly requested: Questions; readonly answers: Answers },
  { folder, isVendureAsked }: { readonly folder: string; readonly isVendureAsked: boolean },
): Promise<Peers> {
  const { list, one, rest } = answers;
  const stringified = {
    list: await startStringify(folder, list),
    one: await startStringify(folder, one),
    rest: await startStringify(folder, rest),
  };
  const ready = { list: await startReady(folder, list) };
  const express = await startExpress(folder, {
    products: JSON.parse(list.body.toString()).data.products,
    cart: await sampleCart(shop.url),
  });
  const questions = [...requested.list, ...requested.renewed, ...requested.ones];
  for (const request of questions) await checkAlike(shop, express, request);
  const remarks: string[] = [];
  const vendure = isVendureAsked ? await vendureOr(remarks, folder, shop) : null;
  const all = [...Object.values(stringified), ready.list, express, ...(vendure ? [vendure] : [])];
  return {
    stringified,
    ready,
    express,
    vendure,
    remarks,
    end: async () => void (await Promise.all(all.map((peer) => peer.end()))),
  };
}

async function checkAlike(shop: RunningShop, peer: Beside, request: string): Promise<void> {
  const [ours, theirs] = [await sampleOf(shop.url, request), await sampleOf(peer.url, request)];
  deepStrictEqual(JSON.parse(theirs.body.toString()), JSON.parse(ours.body.toString()));
}

async function vendureOr(
  remarks: string[],
  folder: string,
  { products }: RunningShop,
): Promise<Vendure | null> {
  try {
    return await startVendure(folder, products);
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    remarks.push(error.message);
    return null;
  }
}
