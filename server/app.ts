import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { adminSchema } from './admin/admin.schema.ts';
import type { CommandTools, Shop } from './context.ts';
import { serveAdmin } from './http/admin/endpoint.ts';
import { serveAdminPage } from './http/admin/page.ts';
import { logAnswers } from './http/ops/access-log.ts';
import { createAdmission, type AdmissionBounds } from './http/limits/admission.ts';
import { refuseAmbiguousHeaders } from './http/ambiguous-headers.ts';
import { answerWhileClosing, type ClosingBounds } from './http/ops/closing.ts';
import {
  connectionOptions,
  MAX_CONNECTIONS,
  type ConnectionBounds,
} from './http/limits/connections.ts';
import { serveDeviceCookie } from './http/device-cookie.ts';
import { answer, handleErrors } from './http/errors.ts';
import { serveExports } from './http/exports/exports.ts';
import { serveGraphql } from './http/graphql/graphql.ts';
import { serveHealth } from './http/ops/health.ts';
import { acceptJsonOnly } from './http/rest/json-body.ts';
import { serveMetrics } from './http/ops/metrics.ts';
import { answerOptions, refuseOtherMethods } from './http/rest/methods.ts';
import { handleNotFound } from './http/not-found.ts';
import { servePages } from './http/pages/routes.ts';
import type { AddressLimits } from './http/limits/rate-limits.ts';
import { serveOutbox } from './http/ops/outbox.ts';
import { serveBeginning } from './http/pages/beginning.ts';
import { serveCarrierEvents } from './http/rest/carrier-events.ts';
import { servePaymentEvents } from './http/rest/payment-events.ts';
import { servePictures } from './http/pictures.ts';
import { answerRequestId, requestIdOf } from './http/ops/request-id.ts';
import { serveOpenApi } from './http/rest/openapi/serve.ts';
import { serveRest } from './http/rest/rest.ts';
import { targetOf } from './http/request-target.ts';
import { recordRoutes, routerOptions } from './http/rest/served-routes.ts';
import { answerWhenDurable } from './http/durable.ts';
import { allowOrigins, protect, protectiveHeaders } from './http/security.ts';
import { leadToPasswordChange, serveSecurityTxt } from './http/pages/well-known.ts';
import { createShopName } from './http/pages/shop-name.ts';
import { serveSitemap } from './http/pages/sitemap.ts';
import { serveTestPayments } from './http/rest/test-payments.ts';
import { delayAnswers, limitTraffic } from './http/limits/traffic.ts';
import type { LoadRenderer } from './http/pages/renderer.ts';
import { mailTemplates } from './mails.ts';
import type { StoreHealth } from './storage/engine.ts';
import type { TestProvider } from './payment/test-provider.ts';
import { fr } from './http/http.fr.ts';

export interface AppOptions {
  readonly limits: AddressLimits;
  readonly admission: AdmissionBounds;
  readonly connections: ConnectionBounds;
  readonly closing: ClosingBounds;
  readonly trustedProxies: readonly string[];
  readonly log: FastifyBaseLogger;
  readonly metricsToken: string | null;
  readonly storeHealth: StoreHealth;
  readonly dataBytes: () => Promise<Readonly<Record<string, number>>>;
  readonly testPayments: TestProvider | null;
  readonly apiDelayMs: number;
  readonly isSandboxOn: boolean;
  readonly isOnlyTrusted: boolean;
  /** Off removes it from browsers that have it. */
  readonly isServiceWorkerOn: boolean;
  readonly tools: CommandTools;
  readonly outboxKey: string | null;
  readonly publicUrl: string | null;
  readonly isHstsForSubdomains: boolean;
  readonly allowedOrigins: readonly string[];
  /** Null serves the APIs alone. */
  readonly clientFolder: string | null;
  readonly pageRenderer: LoadRenderer | null;
}

const unused = () => {
  throw new Error('Routes validate by zod and write JSON themselves');
};
/** Without it a start loads compilers of JSON Schema, which no route uses. */
const noSchemas = { compilersFactory: { buildValidator: unused, buildSerializer: unused } };

export async function createApp(shop: Shop, options: AppOptions): Promise<FastifyInstance> {
  const headers = protectiveHeaders(options);
  const silentMs = options.connections.silentMs + options.apiDelayMs;
  const app = Fastify({
    ...connectionOptions({ ...options.connections, silentMs }, headers),
    loggerInstance: options.log,
    // Its lines would contain addresses and paths; access-log.ts writes others.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // One a request would cost a cached page 2 percent; what is logged names the request itself.
    childLoggerFactory: (logger) => logger,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    // closing.ts answers what was sent before.
    return503OnClosing: false,
    // Errors before routing, such as an undecodable path; no hook runs for them.
    frameworkErrors({ code }, request, reply) {
      void reply.headers(headers);
      if (code === 'FST_ERR_BAD_URL') answer(request, reply, 400, fr.rest.malformedUrl);
      else answer(request, reply, 404, fr.rest.unknownRoute);
    },
    routerOptions,
    rewriteUrl: targetOf,
    schemaController: noSchemas,
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  // Unknown expectations may be ignored (RFC 9110, 10.1.1); Node's 417 would lack the protective
  // headers.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  answerRequestId(app);
  logAnswers(app);
  const closing = answerWhileClosing(app, options.closing);
  answerWhenDurable(app, shop.store);
  handleErrors(app, createShopName(shop));
  acceptJsonOnly(app);
  const served = recordRoutes(app);
  protect(app, headers);
  refuseAmbiguousHeaders(app);
  answerOptions(app, served);
  await allowOrigins(app, options);
  refuseOtherMethods(app, served);
  const admission = createAdmission(app, options.admission, options.limits);
  serveHealth(app, { ...shop, health: options.storeHealth, closing });
  serveMetrics(app, {
    token: options.metricsToken,
    dataBytes: options.dataBytes,
    waitingWebhooks: () => shop.store.read.webhooks.waitingCount(),
    snapshots: () => options.storeHealth.snapshots(),
    inFlight: () => admission.inWork,
    connections: promisify(app.server.getConnections.bind(app.server)),
  });
  delayAnswers(app, options.apiDelayMs);
  limitTraffic(app, options.limits);
  serveDeviceCookie(app, options);
  serveRest(app, shop, admission);
  serveOpenApi(app, shop, options);
  serveExports(app, shop, { ...options, admission, bounds: options.admission.streams });
  servePictures(app, shop.store, options.limits);
  await servePaymentEvents(app, shop, admission);
  await serveCarrierEvents(app, shop, admission);
  if (options.testPayments) serveTestPayments(app, shop, options.testPayments);
  const { outboxKey } = options;
  if (outboxKey !== null) serveOutbox(app, { ...shop, templates: mailTemplates }, outboxKey);
  await serveGraphql(app, shop, options);
  await serveAdmin(app, shop, { ...options, schema: adminSchema });
  const { clientFolder: folder } = options;
  serveSitemap(app, shop, { ...options, admission });
  serveSecurityTxt(app, shop, options.publicUrl);
  leadToPasswordChange(app);
  if (folder === null) serveBeginning(app, shop);
  else await serveAdminPage(app, shop, { ...options, folder });
  const sendPage =
    folder === null ? null : await servePages(app, shop, { ...options, folder, admission });
  handleNotFound(app, shop, sendPage);
  return app;
}
