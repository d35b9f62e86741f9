import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Vault {
  /** `about` is what the text belongs to: it opens for nothing else. */
  seal(text: string, about: string): string;
  /** Null for what was sealed with another secret or about something else. */
  open(sealed: string, about: string): string | null;
}

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts with AES-256-GCM, and a key of its own that follows from the shop's secret. */
export function createVault(secret: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'carrier-credentials', 32));
  return {
    seal(text, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]);
      return `${VERSION}.${sealed.toString('base64url')}`;
    },
    open(sealed, about) {
      const [version, text = ''] = sealed.split('.');
      const bytes = Buffer.from(text, 'base64url');
      if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, nonce)
          .setAAD(Buffer.from(about))
          .setAuthTag(tag);
        const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([cipher.update(body), cipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
