import { createHmac } from 'node:crypto';
import { pathIn, type Language } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { PREVIEW_DAYS } from '#shared/policies.ts';
import { isSameSecret } from '../shared/secret-token.ts';

/** Each opens one order, or one appointment, without an account. */
export interface TrackingKeys {
  keyOf(orderId: string): string;
  opens(orderId: string, key: string): boolean;
  /** Returns the address in the language of the order. */
  urlOf(publicUrl: string, order: { readonly id: string; readonly language: Language }): string;
}

/** Each opens one product that is not on sale, for `PREVIEW_DAYS`. */
export interface PreviewTokens {
  issue(productId: string, now: Date): string;
  opens(productId: string, token: string, now: Date): boolean;
}

/** The purpose separates signatures with the same secret. */
const signerOf =
  (secret: string, purpose: string) =>
  (...signed: readonly (string | number)[]) =>
    createHmac('sha256', secret)
      .update([purpose, ...signed].join('|'))
      .digest('base64url');

export function createTrackingKeys(secret: string): TrackingKeys {
  const keyOf = signerOf(secret, 'order-tracking');
  return {
    keyOf,
    opens: (orderId, key) => isSameSecret(key, keyOf(orderId)),
    urlOf: (publicUrl, { id, language }) =>
      publicUrl + pathIn(language, paths.trackedOrder(id, keyOf(id))),
  };
}

const DAY_SECONDS = 24 * 60 * 60;
/** The end in seconds since 1970, and the signature. */
const TOKEN = /^(\d{1,12})\.([\w-]+)$/;

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000);

export function createPreviewTokens(secret: string): PreviewTokens {
  const sign = signerOf(secret, 'product-preview');
  return {
    issue(productId, now) {
      const end = secondsOf(now) + PREVIEW_DAYS * DAY_SECONDS;
      return `${end}.${sign(end, productId)}`;
    },
    opens(productId, token, now) {
      const [, ending, signature] = TOKEN.exec(token) ?? [];
      if (ending === undefined || signature === undefined) return false;
      const end = Number(ending);
      return isSameSecret(signature, sign(end, productId)) && secondsOf(now) < end;
    },
  };
}
