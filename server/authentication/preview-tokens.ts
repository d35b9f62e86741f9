import { createHmac } from 'node:crypto';
import { PREVIEW_DAYS } from '#shared/policies.ts';
import { isSameSecret } from '../shared/secret-token.ts';

/** Each opens one product that is not on sale, for `PREVIEW_DAYS`. */
export interface PreviewTokens {
  issue(productId: string, now: Date): string;
  opens(productId: string, token: string, now: Date): boolean;
}

const DAY_SECONDS = 24 * 60 * 60;
/** The end in seconds since 1970, and the signature. */
const TOKEN = /^(\d{1,12})\.([\w-]+)$/;

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000);

/** The prefix separates these signatures from others with the same secret. */
export function createPreviewTokens(secret: string): PreviewTokens {
  const sign = (productId: string, end: number) =>
    createHmac('sha256', secret).update(`product-preview|${end}|${productId}`).digest('base64url');
  return {
    issue(productId, now) {
      const end = secondsOf(now) + PREVIEW_DAYS * DAY_SECONDS;
      return `${end}.${sign(productId, end)}`;
    },
    opens(productId, token, now) {
      const [, ending, signature] = TOKEN.exec(token) ?? [];
      if (ending === undefined || signature === undefined) return false;
      const end = Number(ending);
      return isSameSecret(signature, sign(productId, end)) && secondsOf(now) < end;
    },
  };
}
