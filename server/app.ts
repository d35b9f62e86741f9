import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Shop } from './context.ts';
import { partWhileClosing } from './http/closing.ts';
import { serveDevMails } from './http/dev-mails.ts';
import { answer, handleErrors } from './http/errors.ts';
import { serveGraphql } from './http/graphql.ts';
import { acceptJsonOnly } from './http/json-body.ts';
import { handleNotFound, noteServedMethods, refuseOtherMethods } from './http/not-found.ts';
import { servePages } from './http/page.ts';
import type { AddressLimits } from './http/rate-limits.ts';
import { servePaymentEvents } from './http/payment-events.ts';
import { serveRest } from './http/rest.ts';
import { answerOnlyWhatIsKept } from './http/settled.ts';
import { allowOrigin, protect } from './http/security.ts';
import { serveTestPayments } from './http/test-payments.ts';
import { delayAnswers, limitTraffic } from './http/traffic.ts';
import { createLog } from './log.ts';
import type { TestProvider } from './payment/test-provider.ts';
import { fr } from './shop/messages.fr.ts';

/** What the app needs beside the shop. */
export interface AppOptions {
  readonly limits: AddressLimits;
  /** The built-in provider, where it takes the cards. */
  readonly testPayments: TestProvider | null;
  readonly apiDelayMs: number;
  readonly isSandboxOn: boolean;
  /** The origin whose pages may read answers; null for the shop's own alone. */
  readonly publicUrl: string | null;
  /** The built client; null serves the two doors alone. */
  readonly clientFolder: string | null;
}

const REQUEST_LIMIT_MS = 10_000;
const MAX_ID_LENGTH = 128;

/** Builds the whole shop: both doors and the built client. It listens to nothing yet. */
export async function createApp(shop: Shop, options: AppOptions): Promise<FastifyInstance> {
  // Fastify's request lines (info) would name addresses: the log begins at warnings.
  const logger: FastifyBaseLogger = createLog();
  const app = Fastify({
    loggerInstance: logger,
    requestTimeout: REQUEST_LIMIT_MS,
    // Idle connections are closed at shutdown, busy ones are answered first.
    forceCloseConnections: 'idle',
    // What fails before any route is found: a path that cannot be decoded, or an endless id.
    frameworkErrors: ({ code }, request, reply) =>
      void (code === 'FST_ERR_BAD_URL'
        ? answer(request, reply, 400, fr.rest.malformedUrl)
        : answer(request, reply, 404, fr.rest.unknownRoute)),
    routerOptions: { maxParamLength: MAX_ID_LENGTH, ignoreTrailingSlash: true },
  });
  partWhileClosing(app);
  answerOnlyWhatIsKept(app, shop.store);
  handleErrors(app);
  acceptJsonOnly(app);
  const served = noteServedMethods(app);
  await protect(app, shop.payments.browserHosts);
  await allowOrigin(app, options.publicUrl);
  delayAnswers(app, options.apiDelayMs);
  limitTraffic(app, options.limits);
  serveRest(app, shop);
  await servePaymentEvents(app, shop);
  if (options.testPayments) serveTestPayments(app, shop, options.testPayments);
  if (options.isSandboxOn) serveDevMails(app, shop, options);
  await serveGraphql(app, shop, options);
  const { clientFolder: folder } = options;
  const sendPage = folder === null ? null : await servePages(app, shop, { ...options, folder });
  refuseOtherMethods(app, served);
  handleNotFound(app, sendPage);
  return app;
}
