import type { Ports, Shop, ShopContext } from '../../context.ts';
import { newMail, requestedMail, withinMailLimits } from '../../mail/requested-mail.ts';
import { readEmail } from '../../shared/form.ts';
import { Refusal } from '../../shared/problems.ts';
import { hashOfToken } from '../../shared/secret-token.ts';
import type { ProductRecord } from '../catalog.store.ts';
import { productIdOf, type VariantOfProduct } from '../catalog.variant.rules.ts';
import {
  confirmed,
  recipientsOf,
  requireAwaitable,
  requireSoldOut,
  restocked,
} from './stock-alert.rules.ts';
import type { StockAlertRecord } from './stock-alert.store.ts';

/**
 * Queues the mail that confirms the address; its template creates the alert. The same for every
 * address. Refuses with UNKNOWN_VARIANT, NOT_ALLOWED_NOW, INVALID, TOO_MANY_ATTEMPTS.
 */
export async function requestStockAlert(
  context: ShopContext,
  { variantId, email }: { readonly variantId: string; readonly email: string },
): Promise<void> {
  const { store } = context;
  const to = readEmail(email, 'email');
  const found = await findAwaited(context, variantId);
  requireSoldOut(found);
  const mail = requestedMail('CONFIRM_STOCK_ALERT', { to, detail: found.variant.id }, context);
  await withinMailLimits(context, 'STOCK_ALERT', [to], () =>
    store.transaction(({ mails }) => mails.add(mail)),
  );
}

export interface FoundAlert extends VariantOfProduct {
  readonly isConfirmed: boolean;
}

/** Null if the link is unknown or expired, or the alert has ended. */
export async function findStockAlert(
  context: Pick<Shop, 'store' | 'clock'>,
  token: string,
): Promise<FoundAlert | null> {
  const alert = await openAlert(context.store.read, token, context.clock());
  if (!alert) return null;
  const products = await context.store.read.catalog.productsById([alert.productId]);
  if (!products.has(alert.productId)) return null;
  return {
    ...requireAwaitable(products, alert.variantId),
    isConfirmed: alert.confirmedAt !== null,
  };
}

/** Repeatable. Refuses with INVALID_TOKEN. */
export async function confirmStockAlert(
  context: Pick<Shop, 'store' | 'clock'>,
  token: string,
): Promise<FoundAlert> {
  const { store, clock } = context;
  await store.transaction(async ({ stockAlerts }) => {
    const now = clock();
    const alert = await openAlert({ stockAlerts }, token, now);
    if (!alert) throw invalidLink();
    if (alert.confirmedAt === null) await stockAlerts.save(confirmed(alert, now));
  });
  const found = await findStockAlert(context, token);
  if (!found) throw invalidLink();
  return found;
}

/** Repeatable: an alert that has ended is no error. */
export async function cancelStockAlert(
  { store }: Pick<Shop, 'store'>,
  token: string,
): Promise<void> {
  await store.transaction(({ stockAlerts }) => stockAlerts.remove([hashOfToken(token)]));
}

/** Removes alerts whose address was not confirmed. */
export function removeExpiredAlerts({
  store,
  clock,
}: Pick<Shop, 'store' | 'clock'>): Promise<void> {
  return store.transaction(({ stockAlerts }) => stockAlerts.removeExpired(clock().toISOString()));
}

/** Queues mails of variants that are back, and ends these alerts; in the change's transaction. */
export async function announceRestocked(
  { stockAlerts, mails }: Pick<Ports, 'stockAlerts' | 'mails'>,
  before: Iterable<ProductRecord>,
  after: Iterable<ProductRecord>,
  now: Date,
): Promise<void> {
  const former = new Map(Array.from(before, (product) => [product.id, product]));
  const variants = restocked(former, Array.from(after));
  if (variants.length === 0) return;
  const waiting = await stockAlerts.waiting(variants.map(({ variantId }) => variantId));
  const recipients = recipientsOf(waiting, variants);
  if (recipients.length === 0) return;
  await mails.add(
    ...recipients.map(({ hash, email: to, variantId: detail, language }) =>
      newMail({ id: `BACK_IN_STOCK-${hash}`, kind: 'BACK_IN_STOCK', to, detail, language }, now),
    ),
  );
  await stockAlerts.remove(recipients.map(({ hash }) => hash));
}

async function findAwaited({ store }: Pick<Shop, 'store'>, variantId: string) {
  const products = await store.read.catalog.productsById([productIdOf(variantId)]);
  return requireAwaitable(products, variantId);
}

async function openAlert(
  { stockAlerts }: Pick<Ports, 'stockAlerts'>,
  token: string,
  now: Date,
): Promise<StockAlertRecord | null> {
  const alert = await stockAlerts.alert(hashOfToken(token));
  if (!alert || (alert.expiresAt !== null && alert.expiresAt <= now.toISOString())) return null;
  return alert;
}

function invalidLink(): Refusal {
  return new Refusal({ code: 'INVALID_TOKEN', reason: 'STOCK_ALERT', field: 'token' });
}
