import { makeVar } from '@apollo/client';

import type { LineRef } from './cartLineId.ts';
import { createSerialQueue } from '../apollo/serialQueue.ts';

export type WantedLine = LineRef & { quantity: number };

/** Changes of the customer's cart in this tab. */
export const cartQueue = {
  /** Runs changes one after the other: two responses in the wrong order would show the older cart. */
  run: createSerialQueue(),
  /** Lines whose quantity the server has not confirmed yet, by the id of the line. */
  wanted: makeVar<ReadonlyMap<string, WantedLine>>(new Map()),
  /** True while the guest's cart is merged into the customer's. */
  isMerging: makeVar(false),
  /** Called after each change, for the other tabs. */
  listeners: new Set<() => void>(),
};

/** Undefined once the server has confirmed it. */
export function setWanted(line: LineRef, quantity: number | undefined) {
  const { wanted } = cartQueue;
  const { productId, lineId } = line;
  const next = new Map(wanted());
  if (quantity === undefined) next.delete(lineId);
  else next.set(lineId, { productId, lineId, quantity });
  wanted(next);
}
