export {
  createClient,
  type Client,
  type ClientOptions,
  type Page,
  type RequestOptions,
} from './client.ts';
export { BelleVueError, type BelleVueErrorDetails, type GraphqlError } from './errors.ts';
export * from './generated/shop.ts';
export type * as Rest from './generated/rest.ts';
export type { TypedDocument } from './client.ts';
export type * from './webhooks/events.ts';
export {
  verifyWebhook,
  WebhookVerificationError,
  type SignedWebhook,
  type VerificationCode,
} from './webhooks/verify.ts';
