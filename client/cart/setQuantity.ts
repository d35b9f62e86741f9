import type { ApolloClient } from '@apollo/client';

import { setGuestQuantity } from './guestCart.ts';
import { keyOfLine, type LineRef } from './cartLineId.ts';
import { describeError } from '../apollo/problems.ts';
import { readSession } from '../apollo/session.ts';
import { cartPageTexts } from './page/cartPage.fr.ts';
import { announce } from '../ui/feedback/Announcer.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { setCartQuantityMutation } from './cartMutations.ts';
import { cartQueue, setWanted, type WantedLine } from './cartQueue.ts';
import { mutateCart } from './changeCart.ts';

/**
 * Changes a quantity, shown and announced at once. Presses during a request are counted, and only the
 * resulting quantity is sent next.
 */
export function setQuantity(client: ApolloClient, line: LineRef, quantity: number) {
  if (readSession()) wantQuantity(client, line, quantity);
  else setGuestQuantity(keyOfLine(line.lineId), quantity);
  announce(cartPageTexts.quantityNow(quantity));
}

function wantQuantity(client: ApolloClient, line: LineRef, quantity: number) {
  const { wanted, run } = cartQueue;
  const isUnderWay = wanted().has(line.lineId);
  setWanted(line, quantity);
  if (!isUnderWay) void run(() => sendWanted(client, line));
}

/** Sends the wanted quantity until the server has the latest, or refuses it. */
async function sendWanted(client: ApolloClient, ref: LineRef) {
  const { wanted } = cartQueue;
  const token = readSession()?.token;
  for (;;) {
    const line = wanted().get(ref.lineId);
    // Removed meanwhile, or logged out.
    if (line === undefined || token !== readSession()?.token) break;
    const problem = await send(client, line);
    if (problem) toast.error(problem);
    if (problem || wanted().get(ref.lineId)?.quantity === line.quantity) break;
  }
  setWanted(ref, undefined);
}

async function send(client: ApolloClient, line: WantedLine) {
  try {
    const problems = await mutateCart(client, setCartQuantityMutation, line);
    return problems.join(' ');
  } catch (error) {
    return describeError(error);
  }
}
