import { instantAfter, DAY_MS } from '#shared/instants.ts';
import { wrongCursor } from '../shared/paging.ts';
import { refusalOf } from '../shared/network/public-url.ts';
import { Refusal } from '../shared/problems.ts';
import { EVENT_TYPES, type EventType } from './events.ts';
import type { DeliveryRecord, WebhookRecord } from './webhook.store.ts';

export const MAX_WEBHOOKS = 20;
const MAX_URL = 2_000;
/** Time for which the earlier secret also signs. */
const ROTATION_MS = DAY_MS;
const DELIVERY_ID = /^msg_[\w-]{1,200}$/;

const KNOWN: ReadonlySet<string> = new Set(EVENT_TYPES);

interface Targets {
  readonly isLoopbackAllowed: boolean;
}

/** Throws Refusal with INVALID. */
export function readUrl(text: string, targets: Targets): string {
  const trimmed = text.trim();
  const refusal = refusalOf(trimmed, targets);
  if (refusal === 'INVALID' || refusal === 'NO_HTTPS') throw invalidUrl(refusal);
  if (refusal === 'NOT_PUBLIC') {
    throw new Refusal({ code: 'INVALID', reason: 'WEBHOOK_PRIVATE', field: 'url' });
  }
  const { href } = new URL(trimmed);
  if (href.length > MAX_URL) throw invalidUrl('INVALID');
  return href;
}

function invalidUrl(why: 'INVALID' | 'NO_HTTPS'): Refusal {
  return why === 'NO_HTTPS'
    ? new Refusal({ code: 'INVALID', reason: 'WEBHOOK_NO_HTTPS', field: 'url' })
    : new Refusal({ code: 'INVALID', reason: 'WEBHOOK_URL', field: 'url', max: MAX_URL });
}

/** Each once, in the order of the documentation. Throws Refusal with INVALID. */
export function readEvents(names: readonly string[]): readonly EventType[] {
  const chosen = new Set(names.map((name) => name.trim()));
  if (chosen.size === 0 || [...chosen].some((name) => !KNOWN.has(name))) {
    const about = { field: 'events', known: EVENT_TYPES };
    throw new Refusal({ code: 'INVALID', reason: 'WEBHOOK_EVENTS', ...about });
  }
  return EVENT_TYPES.filter((type) => chosen.has(type));
}

/** Throws BadInput. */
export function readCursor(after: string | null | undefined): string | null {
  if (after == null || DELIVERY_ID.test(after)) return after ?? null;
  throw wrongCursor();
}

export interface WebhookChange {
  readonly url?: string | null | undefined;
  readonly events?: readonly string[] | null | undefined;
  readonly isActive?: boolean | null | undefined;
}

/** Null and undefined leave a field as it is. Throws Refusal with INVALID. */
export function changed(
  webhook: WebhookRecord,
  { url, events, isActive }: WebhookChange,
  targets: Targets,
): WebhookRecord {
  const isNowActive = isActive ?? webhook.isActive;
  return {
    ...webhook,
    url: url == null ? webhook.url : readUrl(url, targets),
    events: events == null ? webhook.events : [...readEvents(events)],
    isActive: isNowActive,
    goneAt: isNowActive ? null : webhook.goneAt,
  };
}

export function rotated(webhook: WebhookRecord, secret: string, now: Date): WebhookRecord {
  const until = instantAfter(now, ROTATION_MS);
  return { ...webhook, secret, earlierSecret: webhook.secret, earlierSecretUntil: until };
}

/** Null once the earlier secret no longer signs. */
export function earlierSecretUntil(
  { earlierSecretUntil: until }: WebhookRecord,
  now: Date,
): string | null {
  return until !== null && until > now.toISOString() ? until : null;
}

/** Returns the secrets that sign now, the newest first. */
export function secretsOf(webhook: WebhookRecord, now: Date): readonly string[] {
  const { secret, earlierSecret } = webhook;
  const isRotating = earlierSecret !== null && earlierSecretUntil(webhook, now) !== null;
  return isRotating ? [secret, earlierSecret] : [secret];
}

/** Sent again with the same id. Throws Refusal with NOT_ALLOWED_NOW. */
export function redelivered(delivery: DeliveryRecord, now: Date): DeliveryRecord {
  if (delivery.state === 'WAITING') {
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'DELIVERY_WAITING' });
  }
  return { ...delivery, state: 'WAITING', nextAttemptAt: now.toISOString() };
}

/** Throws Refusal with NOT_ALLOWED_NOW. */
export function requireActive({ isActive }: WebhookRecord): void {
  if (!isActive) throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'WEBHOOK_INACTIVE' });
}
