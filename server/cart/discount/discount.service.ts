import { isBlank } from '#shared/forms/form.ts';
import { tidy } from '#shared/text.ts';
import type { Ports, ShopContext } from '../../context.ts';
import { TooManyAttempts } from '../../shared/problems.ts';
import { foldCode, MAX_CODE, problemOf, type CodeUses, type GivenCode } from './discount.rules.ts';

type CodePorts = Pick<Ports, 'discountCodes' | 'orders'>;

/** Reads how often a code was used, by its id. */
export type UsesOf = (codeId: string) => Promise<CodeUses>;

type Counting = Parameters<Ports['orders']['codeUses']>[1];

/** Counts the orders that use a code, and those of a user, who may be unknown. */
export async function codeUses(
  { orders }: Pick<Ports, 'orders'>,
  codeId: string,
  { user = null, except }: NonNullable<Counting> = {},
): Promise<CodeUses> {
  const ofPhone = user === null ? 0 : await orders.codeUses(codeId, { user, except });
  return { all: await orders.codeUses(codeId, { except }), ofPhone };
}

/** Counts the uses for a customer, whose next order may replace one that awaits its card payment. */
export const usesForCustomer =
  (ports: Pick<Ports, 'orders'>, customerId: string): UsesOf =>
  async (codeId) => {
    const open = await ports.orders.openPayment(customerId);
    return codeUses(ports, codeId, { except: open && (await ports.orders.order(open.orderId)) });
  };

/** Finds a code as it was written, and judges all but the goods. */
export async function givenCode(
  ports: CodePorts,
  written: string,
  {
    now,
    usesOf = (codeId) => codeUses(ports, codeId),
  }: { readonly now: Date; readonly usesOf?: UsesOf | undefined },
): Promise<GivenCode> {
  const record = await ports.discountCodes.codeNamed(foldCode(written));
  const code = record?.code ?? shown(written);
  const isCounted = record && (record.limit ?? record.limitPerPhone) !== null;
  const uses = isCounted ? await usesOf(record.id) : { all: 0, ofPhone: 0 };
  return { code, record: record ?? null, problem: problemOf(record, code, { uses, now }) };
}

const shown = (written: string) => tidy(written).slice(0, MAX_CODE);

type Guessing = Pick<ShopContext, 'store' | 'limits' | 'clientAddress' | 'clock' | 'answer'>;

/**
 * Works like `givenCode` for a code that is written now; null for a blank one. Beyond ten unknown codes in ten minutes from
 * an address the problem is TOO_MANY_ATTEMPTS, whatever the code.
 */
export async function guessedCode(
  context: Guessing,
  written: string | null | undefined,
): Promise<GivenCode | null> {
  if (written == null || isBlank(written)) return null;
  const wait = await secondsToWait(context, written);
  if (wait === 0) return givenCode(context.store.read, written, { now: context.clock() });
  context.answer.retryAfter = wait;
  const problem = {
    code: 'TOO_MANY_ATTEMPTS',
    reason: 'DISCOUNT_CODE',
    field: 'discountCode',
    minutes: Math.ceil(wait / 60),
  } as const;
  return { code: shown(written), record: null, problem };
}

/** Returns the code as it is written now, null for a blank one. Refuses with TOO_MANY_ATTEMPTS (`TooManyAttempts`). */
export async function codeToOrder(
  context: Guessing,
  written: string | null | undefined,
): Promise<string | null> {
  if (written == null || isBlank(written)) return null;
  const wait = await secondsToWait(context, written);
  if (wait > 0) throw new TooManyAttempts('DISCOUNT_CODE', wait);
  return written;
}

async function secondsToWait(
  { store, limits, clientAddress }: Guessing,
  written: string,
): Promise<number> {
  const folded = foldCode(written);
  const guess = await limits.beginCodeGuess(clientAddress, folded);
  if (guess.wait > 0) return guess.wait;
  if (await store.read.discountCodes.codeNamed(folded)) await guess.found();
  return 0;
}
